import '#tests/support/island.tsx';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BlogAdmin } from '#staff/cms/blog/BlogAdmin.tsx';
import { beginDraft, blogDraft } from '#staff/cms/blog/blog-draft.ts';
import { FaqAdmin } from '#staff/cms/faq/FaqAdmin.tsx';
import { EMPTY_FAQ, faqDraft, faqEdits } from '#staff/cms/faq/faq-draft.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { refusal, someFaq, somePicture, somePost } from '#tests/support/cms.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { openStaffArea, records, staffServer } from '#tests/support/staff-page.tsx';
import { translatePage } from '#tests/support/translation.ts';

let stop = () => {};
function translate() {
  stop = translatePage();
}
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const read = () => document.body.textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Three messages, the newest first, in a page that is translated once they are there. */
async function openMessages() {
  const server = staffServer();
  const message = (at: number) => ({ message: `Roof ${'and wall '.repeat(at * 10)}rain` });
  server.inbox.set(endpoints.contactList.path, records(3, Date.now(), message));
  await openStaffArea('contact', server);
  await screen.findByRole('link', { name: /Person 3/ });
  translate();
}

describe('a list, translated by the browser', () => {
  test('says that the line is lost, and when it is back', async () => {
    await openMessages();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await waitFor(() => expect(read()).toContain('Offline · Not updated since'));
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(read()).not.toMatch(/Offline|Not updated since/));
  });

  test('marks what is searched for, and is whole again afterwards', async () => {
    await openMessages();
    const search = screen.getByRole('searchbox');
    const before = document.querySelector('tbody')?.textContent;
    await userEvent.type(search, 'rain');
    await waitFor(() => expect(document.querySelectorAll('tbody mark')).toHaveLength(3));
    await userEvent.type(search, ' p2@');
    await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1));
    expect(read()).not.toContain('damaged');
    await userEvent.clear(search);
    await waitFor(() => expect(document.querySelector('tbody')?.textContent).toBe(before));
  });

  test('opens one row after another, and selects', async () => {
    await openMessages();
    await userEvent.click(screen.getByRole('link', { name: /Person 1/ }));
    for (const name of ['Person 2', 'Person 3']) {
      await press('Next row');
      const sheet = screen.getByRole('region', { name: `Details: ${name}` });
      await waitFor(() => expect(sheet.textContent).toContain(`${name.replace('Person ', 'p')}@example.com`));
    }
    await press('Close details');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Person 2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
    expect(read()).toContain('2 selected');
  });

  test('goes to suspected spam and back', async () => {
    await openMessages();
    await waitFor(() => expect(read()).toContain('Suspected spam (0)'));
    await userEvent.click(screen.getByRole('link', { name: /^Suspected spam/ }));
    await waitFor(() => expect(read()).toContain('Back to the inbox'));
    await userEvent.click(screen.getByRole('link', { name: 'Back to the inbox' }));
    await waitFor(() => expect(read()).toContain('Suspected spam (0)'));
    expect(screen.getByRole('link', { name: /Person 1/ })).toBeTruthy();
  });
});

describe('the Cms page, translated by the browser', () => {
  beforeEach(() => {
    beginDraft();
    faqDraft.set(EMPTY_FAQ);
    faqEdits.set(new Map());
  });

  test('tells one refusal of a post after another', async () => {
    fakeServer([
      [endpoints.blogUpload, () => refusal(422, 'No.')],
      [endpoints.blogList, () => []],
    ]);
    render(<BlogAdmin />);
    translate();
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Tihar' } });
    fireEvent.change(screen.getByLabelText('Content'), { target: { value: 'Lights.' } });
    await userEvent.upload(screen.getByLabelText(/^Image/), somePicture());
    for (let time = 0; time < 2; time += 1) {
      await press('Upload Blog');
      await waitFor(() => expect(read()).toContain('Operation failed: No.'));
    }
    await press('Dismiss');
    expect(read()).not.toContain('Operation failed');
  });

  test('shows a post and its card while it is typed', () => {
    render(<BlogAdmin />);
    translate();
    for (const content of ['Lights.', 'Lamps.\nAnd more.', '']) {
      fireEvent.change(screen.getByLabelText('Content'), { target: { value: content } });
      expect(document.querySelector('.cms-excerpt')?.textContent).toBe(
        `On the card: ${content.replace('\n', ' ') || '…'}`,
      );
    }
  });

  test('shows what a colleague saved first, and then what they saved next', async () => {
    let theirs = somePost({ title: 'First', updated_at: '2026-10-02T00:00:00.000Z' });
    fakeServer([
      [endpoints.blogUpdate, () => refusal(409, 'Somebody else changed this post.')],
      [endpoints.blogList, () => [theirs]],
    ]);
    beginDraft(somePost());
    render(<BlogAdmin />);
    translate();
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Mine' } });
    await press('Update Blog');
    await waitFor(() => expect(read()).toContain('Their version: First'));
    theirs = { ...theirs, title: 'Second', updated_at: '2026-10-03T00:00:00.000Z' };
    await press('Update Blog');
    await waitFor(() => expect(read()).toContain('Their version: Second'));
    expect(read()).toContain('Oct 3, 2026');
    await press('Take theirs');
    expect(blogDraft.get().title).toBe('Second');
  });

  test('tells one refusal of an FAQ after another, and shows it while it is typed', async () => {
    fakeServer([
      [endpoints.faqAdd, () => refusal(422, 'No.')],
      [endpoints.faqList, () => ({ general: [someFaq()], property: [], digital: [] })],
    ]);
    render(<FaqAdmin />);
    translate();
    act(() => {
      faqDraft.set({ ...EMPTY_FAQ, category: 'general', question: 'Why?', answer: 'So.\nThere.' });
    });
    for (const text of ['Why?', 'So.', 'There.']) expect(read()).toContain(text);
    for (let time = 0; time < 2; time += 1) {
      await press('Add FAQ');
      await waitFor(() => expect(read()).toContain('Failed to add FAQ: No.'));
    }
  });
});
