import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { portfolio } from '../content/portfolio.ts';
import { openBrowser } from './kit/browser.ts';
import { renderSheet } from './kit/sheet.ts';

/** What each file of `src/art/portfolio` exports: an HTML fragment with its own style, or a function that makes one. */
interface PieceFile {
  default: string | (() => Promise<string>);
}

/** Draws the portfolio pieces whose file name contains `only` (all without it) in both widths and formats. */
export async function drawPortfolio(out: string, only = ''): Promise<void> {
  await mkdir(out, { recursive: true });
  const browser = await openBrowser();
  try {
    for (const piece of portfolio.filter((p) => p.file.includes(only))) {
      const made = ((await import(`./portfolio/${piece.file}.ts`)) as PieceFile).default;
      const png = await renderSheet(
        browser,
        typeof made === 'string' ? made : await made(),
        piece.width,
        piece.height,
      );
      for (const width of [480, 1080]) {
        const image = sharp(png).resize({ width });
        await writeFile(
          join(out, `${piece.file}-${width}.avif`),
          await image.clone().avif({ quality: 58, effort: 4 }).toBuffer(),
        );
        await writeFile(
          join(out, `${piece.file}-${width}.webp`),
          await image.clone().webp({ quality: 80, effort: 5, smartSubsample: true }).toBuffer(),
        );
      }
    }
  } finally {
    await browser.close();
  }
}
