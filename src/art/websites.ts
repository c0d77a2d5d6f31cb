import { openBrowser } from './kit/browser.ts';
import { drawSheet } from './kit/sheet.ts';
import brokerage from './websites/brokerage.ts';
import clinic from './websites/clinic.ts';

/** Draws the first screens of two small websites, beside the one in the portfolio: of each plan's size there is one to see. */
export async function drawWebsites(out: string): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const [file, html] of Object.entries({ brokerage, clinic }))
      await drawSheet(browser, html, 1080, 1350, out, file);
  } finally {
    await browser.close();
  }
}
