import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const folder = at('pictures/');
/** What differs is put there, to be looked at. */
const differences = at('pictures-differences/');

/** Whether pictures are taken anew instead of compared. */
export const takesPictures = process.env.UPDATE_PICTURES === '1';

/** The share of a picture that may differ: edges of letters are drawn a little otherwise elsewhere. */
const tolerated = 0.002;

/** How differently one point may be coloured before it counts, of 1. */
const threshold = 0.2;

const isSame = (one: PNG, other: PNG): boolean => one.width === other.width && one.height === other.height;

/** Without transparency, which no picture here has, and as small as it gets. */
const pack = (picture: PNG): Buffer =>
  PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });

function keep(name: string, picture: PNG): string {
  mkdirSync(differences, { recursive: true });
  writeFileSync(`${differences}${name}.png`, pack(picture));
  return `browser/pictures-differences/${name}.png`;
}

/** Empties the folder of differences. */
export const forgetDifferences = (): void => rmSync(differences, { recursive: true, force: true });

/** Says in words how a picture differs from the one that is kept; nothing if it does not. */
export function differenceOf(name: string, taken: Buffer): string | undefined {
  const file = `${folder}${name}.png`;
  const now = PNG.sync.read(taken);
  const kept = existsSync(file) ? PNG.sync.read(readFileSync(file)) : undefined;
  if (takesPictures) {
    // One that is as good as the same is left alone, so that only what changed is reviewed.
    if (kept && share(kept, now) <= tolerated / 10) return undefined;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, pack(now));
    return undefined;
  }
  if (!kept) return `${name}: there is no picture of it yet; see ${keep(name, now)}`;
  if (!isSame(kept, now)) {
    const sizes = `${now.width}×${now.height} and not ${kept.width}×${kept.height}`;
    return `${name}: it is ${sizes}; see ${keep(name, now)}`;
  }
  const diff = new PNG(kept);
  const differs = share(kept, now, diff);
  if (differs <= tolerated) return undefined;
  keep(`${name}.diff`, diff);
  return `${name}: ${(differs * 100).toFixed(2)} % of it differs; see ${keep(name, now)}`;
}

/** The share of points that differ. */
function share(kept: PNG, now: PNG, diff?: PNG): number {
  if (!isSame(kept, now)) return 1;
  const { width, height } = kept;
  return pixelmatch(kept.data, now.data, diff?.data, width, height, { threshold }) / (width * height);
}
