import { readFile } from 'node:fs/promises';
import { endpoints } from '#shared/endpoints/all.ts';
import type { PersonalData } from '#shared/personal-data.ts';
import { axeFaults } from '#tests/support/axe.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { expect, someone, StaffArea, test } from '#tests/support/staff-area.ts';

for (const width of [1440, 390])
  test(`what is kept of one address is seen from a row, exported and erased by keyboard, at ${width} px`, async ({
    staff,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const name = someone();
    const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
    for (const call of ['contactSubmit', 'feedbackSubmit', 'letsConnectSubmit'] as const)
      await staff.send(endpoints[call], { ...sampleInput[call], name, email });
    const colleague = new StaffArea(await page.context().newPage(), staff.site);
    await colleague.open('feedback');
    await expect(colleague.page.getByRole('link', { name })).toBeVisible();

    await staff.open('contact');
    await page.getByRole('link', { name }).click();
    await page.getByRole('link', { name: 'All about this address' }).press('Enter');
    const told = page.getByRole('status').filter({ hasText: `kept about ${email}` });
    await expect(told).toHaveText(`6 entries kept about ${email}.`);
    await expect(page.getByRole('region', { name: 'Feedback' })).toContainText(name);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    const saving = page.waitForEvent('download');
    await staff.button('Export JSON').press('Enter');
    const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as PersonalData;
    expect(saved.email).toBe(email);
    expect(saved.places.flatMap(({ items }) => items)).toHaveLength(6);

    await staff.button('Erase all of it').focus();
    await page.keyboard.press('Enter');
    await staff.answer('Yes, erase 6');
    await expect(page.getByText('Erased 6 entries.')).toBeVisible();
    await expect(page.getByText(`Nothing is kept about ${email}.`)).toBeVisible();
    await colleague.page.keyboard.press('r');
    await expect(colleague.page.getByRole('link', { name })).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
