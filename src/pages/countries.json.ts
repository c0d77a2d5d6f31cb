import { listCountries } from '#shared/countries.ts';

const FOLDER = '/node_modules/flag-icons/flags/4x3/';

/** Flags as hashed files of their own, so that a page loads only the chosen one and keeps it. */
const flags = import.meta.glob<string>('/node_modules/flag-icons/flags/4x3/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Two islands are filed under the territory they belong to. */
const FILES: Record<string, string> = { AC: 'sh-ac', TA: 'sh-ta' };

/** The countries of the pickers, made at build; codes, names and flags come from packages. */
export function GET(): Response {
  return Response.json(
    listCountries((code) => flags[`${FOLDER}${FILES[code] ?? code.toLowerCase()}.svg`] ?? ''),
  );
}
