import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const PRELOAD_LIMIT = 24 * 1024;
const sources = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');
/** What every page sets; the unicode-range of fonts.css says the same. */
const LETTERS = range(0x20, 0x7e) + '\u00a0©·½×';
/** Western letters of names and of posts, loaded where they occur. */
const ACCENTED = range(0xa1, 0xff);
const PUNCTUATION = '–—‘’“”…•€−→←↗↓';
const FEATURES = ['kern', 'tnum', 'ccmp', 'mark', 'mkmk', 'liga'];

const FONTS = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    target: 'bricolage-display',
    axes: { opsz: 96, wght: 720 },
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree-text',
    axes: { wght: { min: 400, max: 700 } },
  },
];

/**
 * Writes the font files that the site ships, from the open sources (both SIL OFL 1.1), cut to what the site sets: Latin
 * letters and punctuation, kerning and table figures, the weights in use, and for the display face one weight at its
 * largest optical size. Throws when the files that every page preloads weigh over `PRELOAD_LIMIT`: each kilobyte delays
 * the first picture on a slow phone.
 */
export async function makeFonts(folder: string): Promise<void> {
  let preloaded = 0;
  for (const { source, target, axes } of FONTS) {
    const original = await readFile(sources.resolve(source));
    const make = async (name: string, letters: string): Promise<number> => {
      const subset = await subsetFont(original, letters, {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: FEATURES,
      });
      await writeFile(join(folder, name), subset);
      return subset.byteLength;
    };
    preloaded += await make(`${target}.woff2`, LETTERS + PUNCTUATION);
    await make(`${target}-accented.woff2`, ACCENTED);
  }
  if (preloaded > PRELOAD_LIMIT) throw new Error(`Every page would load ${preloaded} bytes of fonts first.`);
}
