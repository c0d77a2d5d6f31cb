import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { faintTexts } from './faint-texts.ts';

/** The standard's rules, and beyond it: headings in order, one main landmark, nothing outside the landmarks, and their like. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer depends on colours and sizes. */
const LOOKS = ['color-contrast', 'target-size', 'link-in-text-block'];

/** A theme or a width that was just changed is laid out and painted with the second frame. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** What fades in or slides has come to rest; what turns for as long as it is there does not count. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && Number.isFinite(end);
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = Window & { axe: typeof axe };

/** Half a megabyte of script, which costs half as much as the question itself: once for each document. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

/** What axe finds on the page as it is now, and the faint texts it leaves out, a line each; `looks` asks only what another theme or width can change. */
export async function axeFaults(page: Page, scope: 'all' | 'looks' = 'all'): Promise<string[]> {
  await atRest(page);
  const values = scope === 'looks' ? LOOKS : TAGS;
  const asked = { type: scope === 'looks' ? ('rule' as const) : ('tag' as const), values };
  await bringAxe(page);
  // No page has frames, so one run in the page tells all; what is right need not be described.
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as WithAxe).axe.run(document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    { runOnly: asked, resultTypes: ['violations' as const] },
  );
  return [...found, ...(await faintTexts(page))];
}
