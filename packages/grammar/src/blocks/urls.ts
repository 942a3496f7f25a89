import { isSameOriginPath } from './bare.ts';

/** What a URL is for; each purpose allows its own schemes (security.md). */
export type UrlPurpose = 'link' | 'image' | 'payment' | 'path';

// A relative URL holds no colon before its first slash (RFC 3986, 4.2), so whatever stands there is meant as a scheme.
const scheme = /^([^/?#:]*):/;
const rasterImage = /^data:image\/(?:avif|bmp|gif|jpe?g|png|webp)[;,]/i;
const allowed: Readonly<Record<Exclude<UrlPurpose, 'path'>, ReadonlySet<string>>> = {
  link: new Set(['http', 'https', 'mailto', 'tel']),
  image: new Set(['http', 'https']),
  payment: new Set(['https']),
};

/**
 * A URL as a browser reads it: edge blanks and controls off, tabs and line ends gone everywhere. `java\tscript:` runs.
 */
export function normalizeUrl(url: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that browsers strip.
  return url.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '').replace(/[\t\n\r]/g, '');
}

/**
 * Whether a URL may be followed or loaded for a purpose. A URL without a scheme is relative, and fine for all but payment.
 */
export function isAllowedUrl(url: string, purpose: UrlPurpose): boolean {
  const clean = normalizeUrl(url);
  if (purpose === 'path') return isSameOriginPath(clean);
  const name = scheme.exec(clean)?.[1]?.toLowerCase();
  if (name === undefined) return purpose !== 'payment';
  return allowed[purpose].has(name) || (purpose === 'image' && rasterImage.test(clean));
}
