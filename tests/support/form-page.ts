import type { Locator, Page } from 'playwright/test';

/** Waits until a page's islands listen. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('astro-island[ssr]:visible').first().waitFor({ state: 'detached' });
}

/** Types or chooses an answer for each label. */
export async function answer(scope: Page | Locator, answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    const control = scope.getByLabel(label, { exact: true });
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? control.selectOption(text) : control.fill(text));
  }
}

/** What each labelled control shows now. */
export function answersOf(scope: Page | Locator, labels: readonly string[]): Promise<string[]> {
  return Promise.all(labels.map((label) => scope.getByLabel(label, { exact: true }).inputValue()));
}
