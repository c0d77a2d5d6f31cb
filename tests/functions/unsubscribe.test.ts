import { beforeEach, describe, expect, test, vi } from 'vitest';
import { unsubscribeLink } from '#server/notify/unsubscribe-link.ts';
import { isUnsubscribed, listUnsubscribed } from '#server/records/unsubscribed.ts';
import { exportData, importData } from '#commands/carry.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedCall } from '#tests/support/all-functions.ts';
import { answerOf, SITE } from '#tests/support/call-function.ts';
import { staff, useNotifications } from '#tests/support/notifications.ts';
import { openTestStore } from '#tests/support/test-store.ts';

// Each test has settings of its own.
vi.mock(import('#server/env.ts'), async (original) =>
  (await import('#tests/support/changing-env.ts')).readAnew(original),
);

useNotifications();
beforeEach(() => void (process.env['URL'] = SITE));

const EMAIL = 'Asha.Rai@example.com';

async function open(link: string, request: RequestInit = {}) {
  const response = await answerOf(servedCall('unsubscribe').run, new Request(link, request));
  return { status: response.status, headers: response.headers, page: await response.text() };
}

const post = (link: string, body?: BodyInit) => open(link, { method: 'POST', ...(body && { body }) });
/** Where the button of a page posts to. */
const actionOf = (page: string): string =>
  new URL((/action="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&'), SITE).href;

async function linkFor(email = EMAIL): Promise<string> {
  const link = await unsubscribeLink(email);
  if (!link) throw new Error('There is no link.');
  return link;
}

test.each(['NFC', 'NFD'])('an address is one, however its letters are put together (%s)', async (sent) => {
  await post(await linkFor('Renée@example.com'.normalize(sent)));
  for (const form of ['NFC', 'NFD'])
    expect(await isUnsubscribed('renée@example.com'.normalize(form))).toBe(true);
  expect(await listUnsubscribed()).toEqual(['renée@example.com'.normalize()]);
  await post(`${await linkFor('renée@example.com'.normalize('NFD'))}&undo=1`);
  expect(await listUnsubscribed()).toEqual([]);
});

describe('the link that ends mail', () => {
  test('shows whose mail it ends, and ends nothing by being opened', async () => {
    const link = await linkFor();
    expect(link).not.toMatch(/asha/i);
    for (const method of ['GET', 'HEAD', 'GET']) expect((await open(link, { method })).status).toBe(200);
    const { page, headers } = await open(link);
    expect(page).toContain('a•••@example.com');
    expect(page).not.toMatch(/asha/i);
    expect(page).not.toContain('<script');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await isUnsubscribed(EMAIL)).toBe(false);
  });

  test('ends it with the one button of its page, and goes on with it with the one after that', async () => {
    const asked = await open(await linkFor());
    const ended = await post(actionOf(asked.page));
    expect(ended.page).toContain('You are unsubscribed.');
    expect(await listUnsubscribed()).toEqual([EMAIL.toLowerCase()]);
    expect((await open(await linkFor())).page).toContain('You are unsubscribed already.');
    const undone = await post(actionOf(ended.page));
    expect(undone.page).toContain('You are back on.');
    expect(await isUnsubscribed(EMAIL)).toBe(false);
    await post(actionOf(undone.page));
    expect(await isUnsubscribed(EMAIL)).toBe(true);
  });

  test('is pressed by mail programs themselves, with either type of body, as often as they like', async () => {
    const link = await linkFor();
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), form])
      expect((await post(link, body)).status).toBe(200);
    expect(await listUnsubscribed()).toEqual([EMAIL.toLowerCase()]);
  });

  test('stays valid with a new password, a new deploy and after a move of the whole site', async () => {
    const link = await linkFor();
    await post(await linkFor('other@example.com'));
    process.env['ADMIN_PASSWORD_HASH'] = '';
    const folder = await mkdtemp(join(tmpdir(), 'gr8-moved-'));
    await exportData(folder);
    await openTestStore('unsubscribed').deleteAll();
    const made = await linkFor();
    expect(made).not.toBe(link);
    const { complaints } = await importData(folder);
    await rm(folder, { recursive: true });
    expect(complaints).toEqual([]);
    expect(await listUnsubscribed()).toEqual(['other@example.com']);
    for (const one of [link, made]) expect((await open(one)).page).toContain('a•••@example.com');
  });

  test.each([
    ['cut', (link: string) => link.slice(0, -4)],
    ['of another address', (link: string) => link.replace(/of=[^&]+/, 'of=dmljdGltQGV4YW1wbGUuY29t')],
    ['without a proof', (link: string) => link.replace(/&proof=.*/, '')],
    ['with an empty proof', (link: string) => link.replace(/&proof=.*/, '&proof=')],
    ['bare', () => `${SITE}/unsubscribe`],
    ['with rubbish', () => `${SITE}/unsubscribe?of=%00&proof=%ff%fe`],
  ])('%s is told on a page, and changes nothing', async (_, change) => {
    const link = change(await linkFor());
    for (const { status, page } of [await open(link), await post(link)]) {
      expect(status).toBe(404);
      expect(page).toContain('This link is not whole.');
      expect(page).toContain('mailto:');
    }
    expect(await listUnsubscribed()).toEqual([]);
  });

  test('of an address that a browser would take for markup shows it as text', async () => {
    const { page } = await open(await linkFor('<b>x@"><script>.example'));
    expect(page).not.toMatch(/<b>|<script/);
  });
});

test('staff are told which addresses are unsubscribed, and that they have changed, by the poll that there is', async () => {
  const news = async () => (await staff<{ unsubscribed?: string }>('submissionNews')).unsubscribed;
  const before = await news();
  await post(await linkFor());
  const after = await news();
  expect(after).not.toBe(before);
  expect(await staff('unsubscribedList')).toEqual({
    status: 'success',
    addresses: [EMAIL.toLowerCase()],
  });
  await post(`${await linkFor()}&undo=1`);
  expect(await news()).not.toBe(after);
  expect(await news()).toBe(await news());
});
