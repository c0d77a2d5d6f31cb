import type { Page, Response } from 'playwright/test';
import { compressed } from './built-site.ts';

/** Sizes by address: a file's name tells its content, and compressing it as small as can be takes as long as loading a page. */
const sizes = new Map<string, number>();

async function sizeOf(response: Response): Promise<number> {
  const size = sizes.get(response.url()) ?? compressed(await response.body());
  sizes.set(response.url(), size);
  return size;
}

/** Compressed bytes of the scripts that the page loads from now on until they are asked for. */
export function scriptBytes(page: Page): () => Promise<number> {
  const asked: Promise<number>[] = [];
  const weigh = (response: Response): void => {
    if (response.request().resourceType() === 'script') asked.push(sizeOf(response));
  };
  page.on('response', weigh);
  return async () => {
    page.off('response', weigh);
    return (await Promise.all(asked)).reduce((sum, size) => sum + size, 0);
  };
}
