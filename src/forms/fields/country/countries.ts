import { readJson } from '#browser/read-json.ts';
import { foldText } from '#shared/fold-text.ts';
import { PATHS } from '#shared/paths.ts';

/** A country to choose. */
export interface Country {
  /** Two letters, upper case. */
  iso: string;
  name: string;
  /** Calling code with its plus, for example `+977`. */
  code: string;
  /** Address of the flag's picture; empty when there is none. */
  flag: string;
}

/** Calling codes of the numbering plan; none begins another. Digits after one belong to an area. */
const CALLING_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Visitors wait for the list with half a form before them; without it they type. */
const PATIENCE_MS = 6_000;

/** Loads the list of countries, sorted by name; undefined for any failure, or when it takes too long. */
export async function loadCountries(): Promise<readonly Country[] | undefined> {
  const address: unknown = import.meta.env['PUBLIC_COUNTRIES_URL'];
  const countries = parseCountries(
    await readJson(typeof address === 'string' && address ? address : PATHS.countries, {
      timeoutMs: PATIENCE_MS,
    }),
  );
  return countries.length > 0 ? countries : undefined;
}

/**
 * Reads either form of such a service: `name, idd, flags, cca2` or `name, callingCodes, flags, alpha2Code`.
 * Entries without a calling code are left out, malformed ones too. Out: sorted by name; empty when it is no such list.
 */
export function parseCountries(list: unknown): readonly Country[] {
  if (!Array.isArray(list)) return [];
  return list
    .map(parseCountry)
    .filter((country) => country !== undefined)
    .sort(byName);
}

function parseCountry(entry: unknown): Country | undefined {
  const { name, idd, cca2, callingCodes, alpha2Code, flags } = record(entry);
  const iso = text(cca2) || text(alpha2Code);
  const shownName = text(name) || text(record(name)['common']);
  const { root, suffixes } = record(idd);
  const code = callingCode(text(root) + first(suffixes)) || callingCode(first(callingCodes));
  if (!/^[A-Za-z]{2}$/.test(iso) || !shownName || !code) return undefined;
  const { svg, png } = record(flags);
  return { iso: iso.toUpperCase(), name: shownName, code: `+${code}`, flag: text(svg) || text(png) };
}

/** `+1201` (United States with an area code) is +1, `379` (reserved, never used) is the Vatican's +39. */
function callingCode(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits === '379' ? '39' : (CALLING_CODE.exec(digits)?.[0] ?? '');
}

/** `localeCompare` would say the same, but for it a browser opens its tables of languages: longer than all else here takes. */
function byName(a: Country, b: Country): number {
  const [one, other] = [foldText(a.name), foldText(b.name)];
  return one < other ? -1 : Number(one > other);
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const first = (value: unknown): string => (Array.isArray(value) ? text(value[0]) : '');
