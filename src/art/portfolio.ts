import { mkdir } from 'node:fs/promises';
import { portfolio } from '../content/portfolio.ts';
import { openBrowser } from './kit/browser.ts';
import { drawSheet } from './kit/sheet.ts';

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
      const html = typeof made === 'string' ? made : await made();
      await drawSheet(browser, html, piece.width, piece.height, out, piece.file);
    }
  } finally {
    await browser.close();
  }
}
