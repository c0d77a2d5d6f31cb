import { getCountries } from 'libphonenumber-js/min';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Two-letter code of a country given by code or English name, in any letter case; undefined if the phone library has none. */
export const countryCode = (country: string): string | undefined => codes.get(country.trim().toLowerCase());

/** English name of a country given by code or English name. */
export function countryName(country: string): string | undefined {
  const code = countryCode(country);
  return code && names.of(code);
}

const codes: ReadonlyMap<string, string> = new Map(
  getCountries().flatMap((code) => [
    [code.toLowerCase(), code],
    [(names.of(code) ?? code).toLowerCase(), code],
  ]),
);
