import fc from 'fast-check';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { listCountries } from '#shared/countries.ts';
import { countryCode, countryName } from '#shared/country-names.ts';
import { checkPhone } from '#shared/phone.ts';

describe('phone of a country [S5-08]', () => {
  test.each([
    ['9812345678', 'NP', '+9779812345678'],
    ['+977 981-2345678', 'np', '+9779812345678'],
    ['(416) 555-0123', 'US', '+14165550123'],
    ['416\u2011555\u20130123', 'US', '+14165550123'],
    ['+7 701 234 5678', 'RU', '+77012345678'],
  ])('%s in %s is %s', (phone, country, number) => expect(checkPhone(phone, country)).toBe(number));

  test.each([
    ...[
      ['9812345678abc', 'NP'],
      ['hello 9812345678 bye', 'NP'],
      ['', 'NP'],
      ['+', 'NP'],
      ['9812345678', 'XX'],
    ],
    ...[
      ['+9779812345678', 'US'],
      ['9812345678;ext=5', 'NP'],
      ['1', 'NP'],
      ['9'.repeat(18), 'NP'],
    ],
  ])('%j in %s is refused', (phone, country) =>
    expect(checkPhone(phone ?? '', country ?? '')).toBeUndefined(),
  );

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string(),
        (phone, country) => void checkPhone(phone, country),
      ),
    );
  });
});

describe('countries [S7-01] [S3-04]', () => {
  const countries = listCountries((code) => `/flags/${code}.svg`);
  const of = (code: string) => countries.find((country) => country.code === code);

  test.each([
    ['NP', '+977'],
    ['US', '+1'],
    ['CA', '+1'],
    ['KZ', '+7'],
    ['RU', '+7'],
    ['DO', '+1'],
    ['VA', '+39'],
  ])('%s has %s', (code, dialCode) => expect(of(code)?.dialCode).toBe(dialCode));

  test('carry both forms of the fields, and their codes are the phone library’s', () => {
    expect(countries).toHaveLength(getCountries().length);
    for (const { code, dialCode, idd, callingCodes, cca2, alpha2Code, flags, flag } of countries) {
      expect(dialCode).toBe(`+${getCountryCallingCode(code as 'NP')}`);
      expect(idd.root + idd.suffixes[0]).toBe(dialCode);
      expect(`+${callingCodes[0]}`).toBe(dialCode);
      expect([cca2, alpha2Code, flags.svg]).toEqual([code, code, flag]);
    }
  });

  test('are sorted by name, and each name leads back to its code', () => {
    const names = countries.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    for (const { name, code } of countries) {
      expect(countryCode(name)).toBe(code);
      expect(countryName(code)).toBe(name);
    }
  });
});
