import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';

/** Makes the site say that posts and FAQs were changed since its build, so that pages ask for them. */
export async function sayNewer(page: Page): Promise<void> {
  const newer = { status: 'success', contentVersion: Number.MAX_SAFE_INTEGER, updatedAt: null };
  await page.route(`**${endpoints.contentVersion.path}`, (route) => route.fulfill({ json: newer }));
}
