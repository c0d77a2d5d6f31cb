import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parseCountries } from '#forms/fields/country/countries.ts';
import { countdown, countFailure, forgetLock, OPEN, readLock } from '#forms/sign-in/lock.ts';
import { placeAfterSignIn } from '#forms/sign-in/after-sign-in.ts';
import { strengthPoints } from '#forms/registration/strength.ts';
import { planFromAddress } from '#forms/website-plan/form.ts';
import { deviceStorage } from '#browser/storage.ts';
import { listCountries } from '#shared/countries.ts';
import { checkPhone } from '#shared/phone.ts';
import { registrationForm } from '#forms/registration/form.ts';
import { validate } from '#shared/validate.ts';

const MINUTE = 60_000;

describe('countries', () => {
  test('come in either form, sorted by name, only those with a code [S7-01] [S3-04]', () => {
    const bySteps = [
      {
        name: { common: 'Nepal' },
        idd: { root: '+9', suffixes: ['77'] },
        cca2: 'NP',
        flags: { svg: '/np.svg' },
      },
      { name: { common: 'Antarctica' }, idd: { root: '', suffixes: [] }, cca2: 'AQ', flags: {} },
      {
        name: { common: 'Canada' },
        idd: { root: '+1', suffixes: ['204', '226'] },
        cca2: 'CA',
        flags: { png: '/ca.png' },
      },
    ];
    const byPanel = [
      { name: 'Nepal', callingCodes: ['977'], alpha2Code: 'NP', flags: { svg: '/np.svg' } },
      { name: 'Bouvet Island', callingCodes: [''], alpha2Code: 'BV', flags: {} },
      { name: 'Canada', callingCodes: ['1'], alpha2Code: 'CA', flags: { png: '/ca.png' } },
    ];
    const expected = [
      { iso: 'CA', name: 'Canada', code: '+1', flag: '/ca.png' },
      { iso: 'NP', name: 'Nepal', code: '+977', flag: '/np.svg' },
    ];
    expect(parseCountries(bySteps)).toEqual(expected);
    expect(parseCountries(byPanel)).toEqual(expected);
  });

  test('come in the order of a dictionary, whatever order they were sent in [S3-04]', () => {
    const sent = listCountries(() => '');
    const names = sent.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));
    fc.assert(
      fc.property(fc.shuffledSubarray(sent, { minLength: sent.length }), (shuffled) => {
        expect(parseCountries(shuffled).map(({ name }) => name)).toEqual(names);
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    ['NP', '+9', ['77'], '+977'],
    ['US', '+1', ['201', '202'], '+1'],
    ['KZ', '+7', ['6', '7'], '+7'],
    ['RU', '+7', ['3', '4', '5'], '+7'],
    ['DO', '+1', ['809', '829', '849'], '+1'],
    ['VA', '+3', ['906698', '79'], '+39'],
    ['EH', '+2', ['125288', '125289'], '+212'],
    ['AX', '+35', ['8'], '+358'],
  ])('%s is dialled as written in the numbering plan, never glued blindly', (cca2, root, suffixes, code) => {
    expect(parseCountries([{ name: cca2, cca2, idd: { root, suffixes } }])[0]?.code).toBe(code);
  });

  test.each([[null], ['<html>'], [{}], [[null, 3, { name: 'Nowhere' }, { name: 'X', cca2: 'XX', idd: {} }]]])(
    'anything else is an empty list: %j',
    (answer) => expect(parseCountries(answer)).toEqual([]),
  );
});

describe('phones', () => {
  test.each([
    ['9812345678', 'NP', '+9779812345678'],
    ['+977 981-2345678', 'NP', '+9779812345678'],
    ['(617) 555-0141', 'US', '+16175550141'],
    ['617 253 1000', 'us', '+16172531000'],
    ['+1 416 978 2011', 'US', '+14169782011'],
    ['+7 495 123 45 67', 'KZ', '+74951234567'],
    ['+44 20 7946 0958', 'NP', undefined],
    ['9812345678abc', 'NP', undefined],
    ['hello 9812345678 bye', 'NP', undefined],
    ['', 'NP', undefined],
    ['+', 'NP', undefined],
    ['9812345678', 'ZZ', undefined],
    ['9812345678', 'Nepal', undefined],
    ['+977 9812345678', 'Nepal', '+9779812345678'],
    ['9'.repeat(260), 'NP', undefined],
  ])('"%s" in %s is %s [S5-07] [S5-08]', (typed, country, number) => {
    expect(checkPhone(typed, country)).toBe(number);
  });
});

describe('password strength', () => {
  test.each([
    ['', 0],
    ['abc', 0],
    ['abcdefgh', 1],
    ['ABCDEFGH', 2],
    ['Abcdefg1', 3],
    ['Abcdef1!', 4],
    ['A1!', 3],
    ['नेपाल', 0],
    ['क१!', 2],
    ['abcdefg१', 2],
    ['👍', 1],
    ['👍👍👍👍', 1],
    ['👍👍👍👍👍👍👍👍', 2],
  ])('"%s" has %i points [S5-14]', (password, points) => {
    expect(strengthPoints(password)).toBe(points);
  });

  test.each(['abcdefg', 'abcdefgh', '👍👍👍👍', '👍👍👍👍👍👍👍👍', 'नमस्तेज', 'नमस्ते संसार'])(
    'the point for the length of "%s" is given where its rule takes it [S5-13] [S5-14]',
    (password) => {
      const checked = validate(registrationForm.schema, { password, confirmPassword: password });
      const isTaken = !checked.ok && checked.fault.errors['password'] === undefined;
      const shorter = Array.from(password).slice(0, 3).join('');
      expect(strengthPoints(password) - strengthPoints(shorter)).toBe(isTaken ? 1 : 0);
    },
  );

  test('a paste of a million characters is measured at once', () => {
    const started = performance.now();
    expect(strengthPoints('aB3!'.repeat(250_000))).toBe(4);
    expect(performance.now() - started).toBeLessThan(50);
  });
});

describe('the remembered lock of the administrator form', () => {
  test('three failures lock for thirty minutes [S4-19] [S9-06]', () => {
    countFailure(1_000, undefined);
    expect(countFailure(1_000, undefined)).toEqual({ failures: 2, until: 0 });
    expect(countFailure(1_000, undefined)).toEqual({ failures: 3, until: 1_000 + 30 * MINUTE });
    expect(readLock(2_000)).toEqual({ failures: 3, until: 1_000 + 30 * MINUTE });
    expect(readLock(1_000 + 30 * MINUTE)).toEqual(OPEN);
    expect(deviceStorage.read('adminLogin.failedAttempts')).toBeUndefined();
  });

  test("the server's Retry-After is what counts [S4-19]", () => {
    expect(countFailure(0, 90)).toEqual({ failures: 3, until: 90_000 });
    forgetLock();
  });

  test.each([['"soon"'], [-5], [1e300], [{ until: 1 }], [31 * MINUTE + 10]])(
    '%j in storage is no lock',
    (stored) => {
      deviceStorage.write('adminLogin.lockUntil', stored);
      expect(readLock(10)).toEqual(OPEN);
      forgetLock();
    },
  );

  test('the countdown reads as minutes and seconds [S4-19]', () => {
    expect([countdown(1_800_000, 0), countdown(61_500, 1_000), countdown(0, 5)]).toEqual([
      '30:00',
      '1:01',
      '0:00',
    ]);
  });
});

test('sign-in returns only into the staff area', () => {
  const after = (wanted: string) => placeAfterSignIn(`?return=${encodeURIComponent(wanted)}`);
  expect(after('/mainadmin#demo')).toBe('/mainadmin#demo');
  expect(after('/mainadmin?tab=1')).toBe('/mainadmin?tab=1');
  for (const elsewhere of [
    'https://evil.example',
    '//evil.example',
    '/mainadmin.evil',
    '/mainadmin@evil',
    '',
    'javascript:x',
  ])
    expect(after(elsewhere)).toBe('/mainadmin');
});

test('the plan of a card is found in the address [S2-19]', () => {
  expect(planFromAddress('?plan=elevate')).toBe('Elevate');
  expect(planFromAddress('?plan=ELITE')).toBe('Elite');
  expect(planFromAddress('?plan=free')).toBeUndefined();
  expect(planFromAddress('')).toBeUndefined();
});

test('storage that throws is kept in memory for the page', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  deviceStorage.write('key', { a: 1 });
  expect(deviceStorage.read('key')).toEqual({ a: 1 });
  deviceStorage.remove('key');
  expect(deviceStorage.read('key')).toBeUndefined();
  vi.unstubAllGlobals();
});
