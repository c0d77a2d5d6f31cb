import type { Page } from 'playwright/test';

/** A text, so that no tool on the way rewrites the import. */
const RUN_SCRIPTS = `Promise.allSettled(
  [...document.querySelectorAll('script[data-src]')].map(({ dataset }) => import(dataset.src)),
)`;

const LEFT = /Execution context was destroyed/;

/** A page that goes on to another by itself takes the question with it: then the other is asked. */
async function runScripts(page: Page): Promise<void> {
  try {
    await page.evaluate(RUN_SCRIPTS);
  } catch (error) {
    if (!LEFT.test(String(error))) throw error;
    await page.waitForLoadState();
    await runScripts(page);
  }
}

/**
 * Makes `goto` and `reload` wait until the page's own scripts have run as well: they are asked for after the first frame, so
 * they may come after `load`. A call that names `waitUntil` waits for that alone.
 */
export function awaitScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await runScripts(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await runScripts(page);
    return response;
  };
}
