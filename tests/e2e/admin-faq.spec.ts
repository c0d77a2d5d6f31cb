import type { Locator } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { axeFaults, settled } from '#tests/support/axe.ts';
import { expect, someone, test, type StaffArea } from '#tests/support/staff-area.ts';
import { stopTimeAt } from '#tests/support/stop-time.ts';

const STATUS_MS = 4_000;

async function add(staff: StaffArea, question: string): Promise<void> {
  await staff.page.getByLabel('Category').selectOption('property');
  await staff.page.getByLabel('Question').fill(question);
  await staff.page.getByLabel('Answer').fill('One line\nAnother line');
  await staff.button('Add FAQ').click();
  await expect(staff.page.getByLabel('Question')).toHaveValue('');
}

/** Opens the list and an FAQ's edit form in it. */
async function edit(staff: StaffArea, question: string): Promise<Locator> {
  await staff.button('Edit FAQs').click();
  await staff.button(`Edit ${question}`).click();
  return staff.page.getByRole('form', { name: `Edit FAQ: ${question}` });
}

test('an FAQ is checked and added; the placeholder explains new lines [S2-54] [S8-15]', async ({
  staff,
  page,
}) => {
  await staff.open('cms/faq');
  await staff.button('Add FAQ').click();
  for (const text of ['Category is required.', 'Question is required.', 'Answer is required.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByPlaceholder(/new lines make bullet points/)).toBeVisible();
  const question = someone('Question');
  await stopTimeAt(`**${endpoints.faqAdd.path}`, page);
  await add(staff, question);
  const status = page.getByText('FAQ added successfully!');
  await expect(status).toBeVisible();
  await page.clock.runFor(STATUS_MS);
  await expect(status).toBeHidden();
  await staff.button('Edit FAQs').click();
  const list = page.getByRole('region', { name: 'FAQs' });
  await expect(list.getByRole('region', { name: /^Property/ }).getByText(question)).toBeVisible();
  await staff.button('Hide FAQs').click();
  await expect(list).toBeHidden();
});

test('an FAQ is edited in its place, Save or Cancel, and deleted [S2-54] [S4-26] [S8-15] [S9-07]', async ({
  staff,
  page,
}) => {
  const question = someone('Question');
  await staff.open('cms/faq');
  await add(staff, question);
  const form = await edit(staff, question);
  await form.getByRole('textbox', { name: 'Question' }).fill('Something else');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await staff.answer('Discard changes');
  await expect(staff.button(`Edit ${question}`)).toBeVisible();
  await staff.button(`Edit ${question}`).click();
  await form.getByRole('textbox', { name: 'Question' }).fill(`${question} anew`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('FAQ updated successfully')).toBeVisible();
  await stopTimeAt(`**${endpoints.faqDelete.path}`, page);
  await staff.button(`Delete ${question} anew`).click();
  await staff.answer('Yes, delete');
  const toast = page.getByRole('status', { name: 'Notifications' }).getByText('FAQ deleted successfully');
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(350);
  await expect(staff.button(`Edit ${question} anew`)).toHaveCount(0);
});

test('both events are fired, and the public page in another tab has the new FAQ [S4-26]', async ({
  staff,
  page,
  context,
}) => {
  const question = someone('Question');
  await page.addInitScript(() => {
    const fired: string[] = [];
    for (const name of ['faqsUpdated', 'FAQs updated']) addEventListener(name, () => fired.push(name));
    Object.assign(globalThis, { fired });
  });
  const reader = await context.newPage();
  await reader.goto('/faq');
  await staff.open('cms/faq');
  await add(staff, question);
  expect(await page.evaluate(() => (globalThis as unknown as { fired: string[] }).fired)).toEqual([
    'faqsUpdated',
    'FAQs updated',
  ]);
  await expect(reader.getByText(question)).toBeVisible();
});

test('an FAQ in hand outlives a look at another tab, and leaving the page warns', async ({ staff, page }) => {
  const question = someone('Question');
  await staff.open('cms/faq');
  await add(staff, question);
  const form = await edit(staff, question);
  await form.getByLabel('Answer').fill('Half an answer');
  await staff.tab('Feedback').click();
  await staff.tab('Cms Page').click();
  await staff.tab('Upload Faq').click();
  await staff.button('Edit FAQs').click();
  await expect(form.getByLabel('Answer')).toHaveValue('Half an answer');
  const warned: string[] = [];
  page.on('dialog', (dialog) => {
    warned.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => warned).toEqual(['beforeunload']);
});

test('two editors of one FAQ: the second is told, keeps the text, and saves it after all [S8-15]', async ({
  staff,
  page,
}) => {
  const question = someone('Question');
  await staff.open('cms/faq');
  await add(staff, question);
  const form = await edit(staff, question);
  const faqs = (await (await page.request.get(endpoints.faqList.path)).json()) as Record<
    string,
    { id: string; question: string }[]
  >;
  const id = faqs['property']?.find((faq) => faq.question === question)?.id;
  await staff.send(endpoints.faqUpdate, { id, question, answer: 'Theirs' });
  await form.getByLabel('Answer').fill('Mine');
  await form.getByRole('button', { name: 'Save' }).click();
  const notice = form.getByRole('alert').filter({ hasText: 'Failed to update FAQ: ' });
  await notice.getByText(/^Their version: /).click();
  await expect(notice.getByText('Theirs', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Answer')).toHaveValue('Mine');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    expect(await axeFaults(page), colorScheme).toEqual([]);
  }
  await form.getByRole('button', { name: 'Keep mine, then save again' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('FAQ updated successfully')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'FAQs' }).getByText('Mine', { exact: true })).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ allowConsole: [/^5\d\d: |net::ERR_/] });
  const REFUSED = { status: 500, json: { success: false, error: 'no room' } };

  test('every failure is said as specified [S8-15]', async ({ staff, page }) => {
    const question = someone('Question');
    await staff.open('cms/faq');
    await add(staff, question);
    await page.getByLabel('Question').fill('Kept');
    await page.getByLabel('Answer').fill('Kept');
    await page.route(`**${endpoints.faqAdd.path}`, (route) => route.fulfill(REFUSED));
    await staff.button('Add FAQ').click();
    await expect(page.getByText('Failed to add FAQ: no room')).toBeVisible();
    await page.route(`**${endpoints.faqAdd.path}`, (route) => route.abort());
    await staff.button('Add FAQ').click();
    await expect(page.getByText('Network error: The server cannot be reached.')).toBeVisible();
    await expect(page.getByLabel('Question')).toHaveValue('Kept');

    await staff.button('Edit FAQs').click();
    const acknowledge = async (text: string) => {
      await page.getByRole('dialog', { name: text }).getByRole('button', { name: 'OK' }).click();
    };
    for (const [mode, failed] of [
      ['refuse', 'Failed to delete FAQ: no room'],
      ['abort', 'Error deleting FAQ: The server cannot be reached.'],
    ]) {
      await page.route(`**${endpoints.faqDelete.path}`, (route) =>
        mode === 'abort' ? route.abort() : route.fulfill(REFUSED),
      );
      await staff.button(`Delete ${question}`).click();
      await staff.answer('Yes, delete');
      await acknowledge(failed ?? '');
    }
    await staff.button(`Edit ${question}`).click();
    await page
      .getByRole('form', { name: `Edit FAQ: ${question}` })
      .getByLabel('Answer')
      .fill('Changed');
    for (const [mode, failed] of [
      ['refuse', 'Failed to update FAQ: no room'],
      ['abort', 'Error updating FAQ: The server cannot be reached.'],
    ]) {
      await page.route(`**${endpoints.faqUpdate.path}`, (route) =>
        mode === 'abort' ? route.abort() : route.fulfill(REFUSED),
      );
      await staff.button('Save').click();
      await acknowledge(failed ?? '');
    }
  });

  test('an FAQ without an id can neither be deleted nor updated [S8-15]', async ({ staff, page }) => {
    await page.route(`**${endpoints.faqList.path}?*`, (route) =>
      route.fulfill({
        json: { general: [{ id: '', question: 'Nameless', answer: 'x' }], property: [], digital: [] },
      }),
    );
    await staff.open('cms/faq');
    await staff.button('Edit FAQs').click();
    await staff.button('Delete Nameless').click();
    await page
      .getByRole('dialog', { name: 'FAQ missing ID, cannot delete' })
      .getByRole('button', { name: 'OK' })
      .click();
    await staff.button('Edit Nameless').click();
    await staff.button('Save').click();
    await expect(page.getByRole('dialog', { name: 'FAQ missing ID, cannot update' })).toBeVisible();
  });
});
