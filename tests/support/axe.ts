import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Beyond the standard's own rules: headings in order, one main landmark, nothing outside the landmarks. */
const PRACTICES = ['heading-order', 'landmark-one-main', 'landmark-unique', 'region', 'page-has-heading-one'];
/** The rules whose answer depends on colours and sizes. */
const LOOKS = ['color-contrast', 'target-size', 'link-in-text-block'];

/** A theme or a width that was just changed is laid out and painted with the second frame. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** What axe finds on the page as it is now, a line each; `looks` asks only what another theme or width can change. */
export async function axeFaults(page: Page, scope: 'all' | 'looks' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (scope === 'looks') axe.withRules(LOOKS);
  else
    axe.options({ runOnly: TAGS, rules: Object.fromEntries(PRACTICES.map((id) => [id, { enabled: true }])) });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
