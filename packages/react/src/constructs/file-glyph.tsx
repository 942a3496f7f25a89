import type { ReactNode } from 'react';

/** Endings of names, by what is in such files. */
const endings = {
  code: 'astro bash c cc cjs clj cpp cs css cts dart ex exs go graphql h hpp hs html java jl js jsx kt less lua mjs mts php pl ps1 py r rb rs sass scala scss sh sol sql svelte swift tf ts tsx vue wasm xml zig zsh',
  data: 'cfg conf csv db env ini ipynb json json5 jsonc jsonl lock ndjson parquet plist properties sqlite toml tsv xls xlsx yaml yml',
  picture: 'avif bmp eps fig gif heic ico jpeg jpg png psd svg tif tiff webp',
  text: 'adoc doc docx epub log md mdx odt pdf rst rtf tex txt',
} as const;

type Kind = keyof typeof endings;

const kinds: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(endings) as Kind[]).flatMap((kind) => endings[kind].split(' ').map((ending) => [ending, kind] as const)),
);

/** What is drawn on the page of a file, in a box of 16. */
const marks: Record<Kind, string> = {
  code: 'M7 8 5.5 9.75 7 11.5M9 8l1.5 1.75L9 11.5',
  data: 'M5.5 8.5h5M5.5 11h5M8 8.5V11',
  picture: 'M4.75 12.25l2-2.5 1.25 1.5 1-1.25 1.5 2.25z',
  text: 'M5.75 8h4.5M5.75 10h4.5M5.75 12h2.5',
};

const folder = 'M1.75 12.5v-9h4l1.5 1.75h7v7.25z';
const page = 'M3.5 1.75h5.75L12.5 5v9.25h-9zM9 2v3.25h3.25';

/** The kind of file that a name stands for; what a link leads to does not count. */
export function fileKind(name: string): Kind | undefined {
  const ending = /\.([a-z0-9]+)(?: -> .*| # .*)?$/i.exec(name)?.[1];
  return ending === undefined ? undefined : kinds.get(ending.toLowerCase());
}

/** The glyph of an entry of a file tree. It tells nothing that the name does not. */
export function FileGlyph({ kind, name }: { kind: string; name: string }): ReactNode {
  if (kind === 'placeholder') return null;
  const type = kind === 'folder' ? undefined : fileKind(name);
  return (
    <svg className="fd-tree-glyph" data-type={type} viewBox="0 0 16 16" aria-hidden="true">
      <path d={kind === 'folder' ? folder : page + (type ? marks[type] : '')} />
    </svg>
  );
}
