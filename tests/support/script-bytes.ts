import type { Page } from 'playwright/test';
import { compressed } from './built-site.ts';

/** Compressed bytes of the scripts that the page loads from now on. */
export function scriptBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then(compressed));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
