import AxeBuilder from '@axe-core/playwright';
import { PATHS } from '#shared/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`a set of pages is free of faults, ${colorScheme}, ${String(width)} px`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const { portfolio, about, blogs, faq, helpCenter, services, resources, solution } = PATHS;
      for (const path of [portfolio, about, blogs, faq, helpCenter, services, resources, solution]) {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html.slice(0, 160) ?? ''}`,
        );
        expect(found).toEqual([]);
      }
    });
  }
}
