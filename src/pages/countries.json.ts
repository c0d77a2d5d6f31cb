import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** Flags as files of their own, so that only the chosen one is loaded. */
const flags = import.meta.glob<string>('/node_modules/flag-icons/flags/4x3/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The list of countries [S 7], in the form of the login panel; the codes are the phone library's. */
export function GET(): Response {
  const countries = getCountries().map((iso) => ({
    name: names.of(iso) ?? iso,
    callingCodes: [getCountryCallingCode(iso)],
    alpha2Code: iso,
    flags: { svg: flags[`/node_modules/flag-icons/flags/4x3/${iso.toLowerCase()}.svg`] ?? '' },
  }));
  return Response.json(countries.sort((a, b) => a.name.localeCompare(b.name, 'en')));
}
