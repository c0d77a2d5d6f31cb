import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { unsubscribeLink } from '#server/notify/unsubscribe-link.ts';
import type { CollectionName } from '#server/database/collection.ts';
import { isUnsubscribed } from '#server/records/unsubscribed.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { answerOf, SITE } from '#tests/support/call-function.ts';
import { useAdministrator } from '#tests/support/staff-session.ts';
import { ask, codeOf, colleague, login, PASSWORD, sessionOf } from '#tests/support/team.ts';
import { useStore } from '#tests/support/test-store.ts';

process.env['URL'] = SITE;
useStore();
beforeAll(useAdministrator);

/** From now on the store does nothing of the kind in this collection. */
function breakStore(collection: CollectionName, method: 'delete' | 'put'): void {
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const whole = globalThis.fetch;
  const place = new RegExp(`/site(?::|%3A)${collection}/`);
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const isBroken = place.test(address) && init?.method?.toLowerCase() === method;
    return isBroken ? Promise.resolve(new Response(null, { status: 503 })) : whole(input, init);
  });
}

afterEach(() => vi.restoreAllMocks());

describe('what was done is told as done, though the store fails right after it:', () => {
  test('a new password counts, and is the one to go on with', async () => {
    const { id, email } = await colleague();
    const { cookie } = await sessionOf(id);
    await sessionOf(id);
    breakStore('sessions', 'delete');
    const password = 'nine loud kettles of tea';
    const body = { present: PASSWORD, password, confirmPassword: password };
    expect(await ask('teamPassword', body, { headers: { cookie } })).toMatchObject({
      status: 200,
      body: { message: 'Your password is changed.' },
    });
    vi.restoreAllMocks();
    expect((await login(email, { password })).status).toBe(200);
  });

  test('a second factor shows its recovery codes, which are shown once', async () => {
    const { cookie } = await sessionOf((await colleague()).id);
    const request = { headers: { cookie } };
    const { body } = await ask('factorOffer', undefined, request);
    breakStore('login-attempts', 'delete');
    const confirmed = await ask('factorConfirm', { code: codeOf(String(body['secret'])) }, request);
    expect([confirmed.status, confirmed.body['codes']]).toEqual([
      200,
      expect.objectContaining({ length: 10 }),
    ]);
  });

  test('whoever unsubscribed is not told that nothing was changed', async () => {
    const link = (await unsubscribeLink('asha@example.com')) ?? '';
    const press = async (address: string) => {
      const response = await answerOf(
        servedCall('unsubscribe').run,
        new Request(address, { method: 'POST' }),
      );
      return [response.status, await response.text()] as const;
    };
    breakStore('list-index', 'put');
    const [status, page] = await press(link);
    expect(page).toContain('You are unsubscribed.');
    expect([status, await isUnsubscribed('asha@example.com')]).toEqual([200, true]);
    expect((await press(`${link}&undo=1`))[1]).toContain('You are back on.');
    expect(await isUnsubscribed('asha@example.com')).toBe(false);
  });
});
