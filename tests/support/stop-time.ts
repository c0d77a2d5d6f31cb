import type { Page } from 'playwright/test';

/** How far ahead of the page's time it stops: at least as long as the order to stop is on its way. */
const MARGINS_MS = [1_000, 4_000, 16_000];

/**
 * From here on time passes on the page only when the test says so (`page.clock.runFor`), however slow the machine is: what
 * goes by itself, a message or an offer, stays until then.
 */
export async function stopTime(page: Page): Promise<void> {
  for (const margin of MARGINS_MS) {
    const now = await page.evaluate(() => Date.now());
    try {
      return await page.clock.pauseAt(now + margin);
    } catch (error) {
      if (!String(error).includes('to the past') || margin === MARGINS_MS.at(-1)) throw error;
    }
  }
}

/** Time stops when the page makes `call`, so that what its answer brings stays; what leads there goes on as ever. */
export async function stopTimeAt(call: string, page: Page): Promise<void> {
  await page.route(
    call,
    async (route) => {
      await stopTime(page);
      await route.continue();
    },
    { times: 1 },
  );
}
