import type { Page } from 'playwright/test';
import { PATHS } from '#shared/paths.ts';
import { expect, test } from '#tests/support/staff-area.ts';

test('leaving with unsaved changes warns, without them it does not', async ({ staff, page }) => {
  await staff.open('cms');
  const warned: string[] = [];
  page.on('dialog', (dialog) => {
    warned.push(dialog.type());
    void dialog.dismiss();
  });
  await page.reload();
  await page.getByLabel('Title').pressSequentially('Half a post');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => warned).toEqual(['beforeunload']);
});

test('two tabs keep a draft each, and neither takes the other’s', async ({ staff, page }) => {
  const offer = (of: Page) => of.getByRole('region', { name: 'Unsaved draft' });
  const write = async (tab: Page, title: string) => {
    await tab.goto(`${PATHS.admin}#cms`);
    await tab.getByLabel('Title').fill(title);
    await expect.poll(() => tab.evaluate(() => JSON.stringify(localStorage))).toContain(title);
  };
  const other = await page.context().newPage();
  await write(page, 'Of the first tab');
  await write(other, 'Of the second tab');
  await page.close();
  await other.close();

  const [next, beside] = [await staff.page.context().newPage(), await staff.page.context().newPage()];
  await next.goto(`${PATHS.admin}#cms`);
  await expect(offer(next)).toContainText('Of the second tab');
  await offer(next).getByRole('button', { name: 'Restore your draft' }).click();
  await expect(next.getByLabel('Title')).toHaveValue('Of the second tab');
  await beside.goto(`${PATHS.admin}#cms`);
  await expect(offer(beside)).toContainText('Of the first tab');
  await next.reload();
  await expect(offer(next)).toContainText('Of the second tab');
  await offer(beside).getByRole('button', { name: 'Restore your draft' }).click();
  await expect(beside.getByLabel('Title')).toHaveValue('Of the first tab');
});
