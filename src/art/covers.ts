import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openBrowser } from './kit/browser.ts';
import { renderSheet } from './kit/sheet.ts';

/** The sample posts' pictures: uploads of the local store, so JPEG as staff would send them. */
const covers = [
  'week-of-posts',
  'business-profile',
  'choosing-a-website',
  'renting-from-abroad',
  'monthly-report',
  'festival-calendar',
  'monsoon-maintenance',
] as const;
const LIMIT = 200_000;

/** Draws every cover, 1600 × 900, each at most 200 KB. */
export async function drawCovers(out: string): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const name of covers) {
      const { default: html } = (await import(`./covers/${name}.ts`)) as { default: string };
      const png = await renderSheet(browser, html, 1600, 900);
      let quality = 84;
      let data = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
      while (data.length > LIMIT)
        data = await sharp(png)
          .jpeg({ quality: (quality -= 6), mozjpeg: true })
          .toBuffer();
      await writeFile(join(out, `${name}.jpg`), data);
    }
  } finally {
    await browser.close();
  }
}
