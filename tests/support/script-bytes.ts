import type { Page, Response } from 'playwright/test';
import { compressed } from './built-site.ts';

/** Compressed bytes of the scripts that the page loads from now on until they are asked for. */
export function scriptBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response): void => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then(compressed));
  };
  page.on('response', weigh);
  return async () => {
    page.off('response', weigh);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}
