import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

/** The parts of the card are read from the source tree: a card is only made while the site is built. */
const parts = join(process.cwd(), 'src/art/share');
/** Both faces in one list, each by the name its file bears: a Nepali title may hold English words. The comma ends the names. */
const family = 'Bricolage Grotesque 96pt ExtraBold,Anek Devanagari Medium,';
const files = ['display.ttf', 'devanagari.ttf'].map((file) => join(parts, file));

const WIDTH = 800;
const TALLEST = 330;
const LONGEST = 150;
/** Point sizes at 72 dpi, tried from large to small until the title fits. */
const SIZES = [92, 78, 66, 56, 46, 40] as const;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One paragraph, without control characters, cut at a word with an ellipsis when it is too long. */
function tidy(text: string, limit: number): string {
  const plain = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, limit);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > limit / 2 ? space : limit).replace(/[\s,.;:]+$/u, '')}…`;
}

interface Block {
  data: Buffer;
  height: number;
}

async function words(text: string, size: number, colour: string, fontfile = files[0]!): Promise<Block> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escape(text)}</span>`,
      font: `${family} ${size}`,
      fontfile,
      width: WIDTH,
      dpi: 72,
      wrap: 'word-char',
      spacing: Math.round(size * -0.06),
      rgba: true,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

/** The renderer keeps every file that it was once given, so one word each makes both faces known. */
let known: Promise<unknown> | undefined;
const facesKnown = (): Promise<unknown> =>
  (known ??= Promise.all(files.map((file) => words('GR8', 12, '#ffffff', file))));

async function fittingTitle(title: string): Promise<Block> {
  let block = await words(title, SIZES[0], '#fbfaf7');
  for (const size of SIZES.slice(1)) {
    if (block.height <= TALLEST) break;
    block = await words(title, size, '#fbfaf7');
  }
  return block;
}

/**
 * The picture a link shows when it is shared: 1200 × 630 JPEG, about 60 KB, in about 50 ms.
 * @param title any text, English or Nepali; wrapped, made smaller to fit, cut with an ellipsis after 150 characters.
 * @param line one short line under it; may be empty.
 */
export async function shareCard(title: string, line: string): Promise<Buffer> {
  await facesKnown();
  const head = await fittingTitle(tidy(title, LONGEST) || 'GR8 Nepal');
  const layers: OverlayOptions[] = [{ input: head.data, left: 70, top: 104 }];
  const under = tidy(line, 70);
  if (under)
    layers.push({
      input: (await words(under, 30, '#f5c878')).data,
      left: 74,
      top: 108 + Math.min(head.height, TALLEST) + 26,
    });
  return sharp(join(parts, 'ground.jpg')).composite(layers).jpeg({ quality: 82 }).toBuffer();
}
