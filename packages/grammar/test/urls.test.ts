import { describe, expect, it } from 'vitest';
import { isAllowedUrl, type UrlPurpose } from '../src/index.ts';

describe('what a URL may be used for', () => {
  it.each<readonly [url: string, purposes: readonly UrlPurpose[]]>([
    ['https://example.com/a', ['link', 'image', 'payment']],
    ['HTTPS://example.com/a', ['link', 'image', 'payment']],
    ['http://example.com/a', ['link', 'image']],
    ['//example.com/a', ['link', 'image']],
    ['mailto:ada@example.com', ['link']],
    ['tel:+123', ['link']],
    ['/a?b=c', ['link', 'image', 'path']],
    ['/a:b', ['link', 'image', 'path']],
    ['a/b:c', ['link', 'image']],
    ['a?b:c', ['link', 'image']],
    ['#a:b', ['link', 'image']],
    ['', ['link', 'image']],
    ['data:image/png;base64,AA==', ['image']],
    ['data:image/svg+xml,a', []],
    ['data:text/html,a', []],
    ['javascript:alert(1)', []],
    [' JavaScript:alert(1)', []],
    ['java\tscript:alert(1)', []],
    ['\u0001javascript:alert(1)', []],
    ['java%09script:alert(1)', []],
    ['ftp://example.com', []],
    ['constructor:a', []],
    [':a', []],
    ['10:30', []],
  ])('%j', (url, purposes) => {
    const all: UrlPurpose[] = ['link', 'image', 'payment', 'path'];
    expect(all.filter((purpose) => isAllowedUrl(url, purpose))).toEqual(purposes);
  });
});
