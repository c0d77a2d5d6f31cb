import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { logo, mark, tile } from './brand/mark.ts';
import { palette } from './kit/colour.ts';

/** An .ico file around one PNG: header, one directory entry, the picture. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const manifest = {
  name: 'GR8 Nepal',
  short_name: 'GR8 Nepal',
  description: 'Social posts, websites and property management from Lalitpur and Boston.',
  start_url: '/',
  display: 'minimal-ui',
  background_color: palette.paper,
  theme_color: palette.night,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

async function icons(open: string): Promise<void> {
  const png = (svg: string, side: number): Promise<Buffer> =>
    sharp(Buffer.from(svg), { density: 900 })
      .resize(side, side)
      .png({ palette: side > 100, compressionLevel: 9 })
      .toBuffer();
  await writeFile(join(open, 'favicon.svg'), tile(0.11, 14));
  await writeFile(join(open, 'favicon.ico'), ico(await png(tile(0.08, 12), 32), 32));
  await writeFile(join(open, 'apple-touch-icon.png'), await png(tile(0.17, 0), 180));
  await writeFile(join(open, 'icon-192.png'), await png(tile(0.13, 14), 192));
  await writeFile(join(open, 'icon-512.png'), await png(tile(0.13, 14), 512));
  await writeFile(join(open, 'icon-maskable.png'), await png(tile(0.24, 0), 512));
  await writeFile(join(open, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** The two faces of the share cards as static TTF: what the text renderer reads. */
async function shareFonts(out: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const latin = range(0x20, 0x7e) + range(0xa0, 0x17f) + '–—‘’“”…•€−→';
  const faces = [
    [
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
      'display.ttf',
      latin,
      { wght: 700, opsz: 48 },
    ],
    [
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
      'devanagari.ttf',
      range(0x900, 0x97f) + ' \u200c\u200d',
      { wght: 700 },
    ],
  ] as const;
  for (const [source, target, text, variationAxes] of faces)
    await writeFile(
      join(out, target),
      await subsetFont(await readFile(require.resolve(source)), text, {
        targetFormat: 'sfnt',
        variationAxes,
      }),
    );
}

/** The card without words: the home scene's dawn, dark to the left for the title, the logo at its foot. */
async function shareGround(scene: string, out: string): Promise<void> {
  const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><linearGradient id="v"><stop offset="0" stop-color="#10162f" stop-opacity=".92"/><stop offset=".62" stop-color="#10162f" stop-opacity=".62"/><stop offset="1" stop-color="#10162f" stop-opacity="0"/></linearGradient></defs><path d="M0 0h1200v630H0z" fill="url(#v)"/><g transform="translate(72 520) scale(1.25)">${logo(
    '#fbfaf7',
  )
    .replace(/<\/?svg[^>]*>/g, '')
    .replace('currentColor', '#fbfaf7')}</g><path d="M72 72h96v8H72z" fill="${palette.marigold}"/></svg>`;
  const ground = await sharp(join(scene, 'home-poster.webp'))
    .resize(1200, 630, { fit: 'cover', position: 'right bottom' })
    .composite([{ input: Buffer.from(veil) }])
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer();
  await writeFile(join(out, 'ground.jpg'), ground);
}

/** Logo, mark, icons, manifest, and what the share cards are made of; last, the default share picture. */
export async function drawBrand(root: string): Promise<void> {
  const assets = join(root, 'src/assets');
  const share = join(root, 'src/art/share');
  await mkdir(share, { recursive: true });
  await writeFile(join(assets, 'logo.svg'), logo(palette.night));
  await writeFile(join(assets, 'logo-light.svg'), logo(palette.paper));
  await writeFile(
    join(assets, 'mark.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 44">${mark}</svg>`,
  );
  await icons(join(root, 'public'));
  await shareFonts(share);
  await shareGround(join(assets, 'scenes'), share);
}
