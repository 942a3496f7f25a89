/** Where a link leads, as a reader is told of it; hosts as browsers ask for them, so that none looks like another. */
export interface Address {
  /** The host, or whom a letter or a call reaches; nothing for a place on this site. */
  host: string;
  /** The place there. */
  path: string;
}

/** No host has this name (RFC 6761). */
const here = 'reply.invalid';

export function addressOf(href: string): Address {
  const [, letter] = /^(?:mailto|tel):([^?]*)/i.exec(href) ?? [];
  if (letter !== undefined) return { host: letter, path: '' };
  if (!URL.canParse(href, `https://${here}/`)) return { host: '', path: href };
  const { host, pathname, search } = new URL(href, `https://${here}/`);
  return { host: host === here ? '' : host, path: pathname + search };
}
