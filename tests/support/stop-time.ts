import type { Page } from 'playwright/test';

/**
 * From here on time passes on the page only when the test says so (`page.clock.runFor`), however slow the machine is: what
 * goes by itself, a message or an offer, stays until then.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
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
