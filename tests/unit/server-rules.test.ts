import { scryptSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { hashPassword, isPasswordHash, verifyPassword } from '#server/auth/password.ts';
import { parseEnv } from '#server/env.ts';
import { isOwnOrigin } from '#server/http/router.ts';
import { html } from '#server/pages/html.ts';
import { postSlug } from '#server/records/post-slug.ts';
import { recordKey } from '#server/database/pages.ts';
import { createId } from '#shared/ids.ts';

// Here passwords cost what they cost in production.
vi.unmock('node:crypto');

describe('passwords', () => {
  test('a hash costs 32 MB and three lanes, as it says', async () => {
    const [name, N, r, p, salt = '', key] = (await hashPassword('monsoon')).split(':');
    expect([name, N, r, p]).toEqual(['scrypt', '32768', '8', '3']);
    const cost = { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
    const derived = scryptSync('monsoon', Buffer.from(salt, 'base64url'), 32, cost);
    expect(derived.toString('base64url')).toBe(key);
  });

  test('a hash matches its password and no other, and two hashes differ', async () => {
    const [first, second] = await Promise.all([hashPassword('monsoon'), hashPassword('monsoon')]);
    expect(first).not.toBe(second);
    expect(await verifyPassword('monsoon', first)).toBe(true);
    expect(await verifyPassword('Monsoon', first)).toBe(false);
    expect(first).not.toMatch(/[$\s"'#]/);
  });

  test.each(['', 'plain text', 'scrypt:1:1:1:a:b', 'scrypt:1073741824:8:1:abcd:abcd', 'scrypt:x:8:1:a:b'])(
    'the hash %j matches nothing',
    async (hash) => {
      expect(isPasswordHash(hash)).toBe(false);
      expect(await verifyPassword('', hash)).toBe(false);
    },
  );

  test('a hash that was cut off or changed matches nothing, however much of it is left', async () => {
    const whole = await hashPassword('monsoon');
    expect(isPasswordHash(whole)).toBe(true);
    const cut = Array.from({ length: whole.length }, (_, length) => whole.slice(0, length));
    const [, , , , salt = '', key = ''] = whole.split(':');
    const changed = [
      `scrypt:2:1:1:${salt}:-`,
      `scrypt:2:1:1:-:${key}`,
      whole.replace(/:[^:]*$/, ':A'),
      `${whole}AAAA`,
    ];
    expect([...cut, ...changed].filter(isPasswordHash)).toEqual([]);
    for (const hash of changed) {
      expect(await verifyPassword('', hash)).toBe(false);
      expect(await verifyPassword('anything', hash)).toBe(false);
    }
  });

  test('one letter typed in two ways of Unicode is one password', async () => {
    expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
  });
});

describe('environment', () => {
  test('an empty variable is a missing one', () => {
    expect(parseEnv({ ADMIN_USERNAME: ' ', BUILD_HOOK_URL: '', GEOCODER_API_KEY: '' })).toMatchObject({
      LOG_CALLS: 'faults',
    });
  });

  test('names each faulty variable and repeats no value', () => {
    const wrong = { ADMIN_PASSWORD_HASH: 'my-password', BUILD_HOOK_URL: 'nowhere', LOG_CALLS: 'some' };
    expect(() => parseEnv(wrong)).toThrow(/ADMIN_PASSWORD_HASH.*\n.*BUILD_HOOK_URL.*\n.*LOG_CALLS/);
    expect(() => parseEnv(wrong)).not.toThrow(/my-password/);
  });
});

describe('origin of a state-changing request', () => {
  const at = (headers: Record<string, string>, url = 'https://gr8.example/x', site?: string) =>
    isOwnOrigin(new Request(url, { method: 'POST', headers }), site);

  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ origin: 'https://gr8.example' }, true],
    [{ origin: 'https://www.gr8.example' }, true],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'null' }, false],
    [{ origin: 'https://gr8.example:8443' }, false],
    [{ origin: 'https://gr8.example.evil.example' }, false],
    [{ origin: 'not an address' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  ])('%o → %s', (headers, allowed) => {
    expect(at(headers, undefined, 'https://www.gr8.example')).toBe(allowed);
  });

  test.each(['not an address', '', '/x'])(
    'one that cannot be read (%j) is no origin of a site without an address',
    (origin) => {
      expect(at({ origin })).toBe(false);
      expect(at({ origin: 'https://gr8.example' })).toBe(true);
    },
  );

  test('a local server is its own origin on its own port only', () => {
    expect(at({ origin: 'http://localhost:8888' }, 'http://localhost:8888/x')).toBe(true);
    expect(at({ origin: 'http://localhost:9999' }, 'http://localhost:8888/x')).toBe(false);
  });
});

test('markup escapes every text put into it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { source } = html`<p title="${text}">${text}</p>`;
      const inside = source.slice('<p title="'.length, -'</p>'.length).replace('">', '');
      expect(inside).not.toMatch(/[<>"']/);
    }),
  );
});

test('an address of a post is made of letters, digits and dashes, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      expect(postSlug(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

test('keys of records in alphabetical order are newest first', () => {
  const times = [1, 1_000, 1_700_000_000_000, 1_700_000_000_001, 4_000_000_000_000];
  const keys = times.map((time) => recordKey('records', createId(time)));
  expect([...keys].sort()).toEqual([...keys].reverse());
});
