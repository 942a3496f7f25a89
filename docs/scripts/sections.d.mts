interface Link {
  text: string;
  link: string;
}

export function sections(root: string): {
  nav: (Link & { activeMatch: string })[];
  sidebar: Record<string, { text: string; items: Link[] }[]>;
};
