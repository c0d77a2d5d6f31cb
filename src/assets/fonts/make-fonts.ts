/**
 * Makes the two shipped font files from the open sources (both SIL OFL 1.1), cut to what the site sets:
 * Latin letters and punctuation, kerning and table figures, the weights in use, and for the display face one weight at its
 * largest optical size. Pages preload both, so every kilobyte delays the first picture on a slow phone.
 * Run `node src/assets/fonts/make-fonts.ts` after changing the list below; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const LIMIT = 36 * 1024;
const sources = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');
const LETTERS = range(0x20, 0x7e) + range(0xa0, 0xff);
const PUNCTUATION = '–—‘’“”…•€−→←↗↓';
const FEATURES = ['kern', 'tnum', 'ccmp', 'mark', 'mkmk', 'liga'];

const FONTS = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    target: 'bricolage-display.woff2',
    axes: { opsz: 96, wght: 720 },
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree-text.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

let total = 0;
for (const { source, target, axes } of FONTS) {
  const original = await readFile(sources.resolve(source));
  const subset = await subsetFont(original, LETTERS + PUNCTUATION, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
  });
  await writeFile(new URL(target, import.meta.url), subset);
  total += subset.byteLength;
  process.stdout.write(`${target} ${subset.byteLength} bytes\n`);
}
if (total > LIMIT) throw new Error(`The fonts weigh ${total} bytes, over the limit of ${LIMIT}.`);
