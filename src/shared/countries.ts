import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { countryName } from './country-names.ts';

/**
 * One country of `/countries.json`: an option of the pickers that also answers under the field names of both
 * countries services, `idd, cca2, flags` and `callingCodes, alpha2Code, flags`.
 */
export interface CountryRecord {
  /** English name. */
  name: string;
  /** Two letters. */
  code: string;
  /** Calling code with its plus, as the phone library has it: `+977`. */
  dialCode: string;
  /** Address of the flag. */
  flag: string;
  cca2: string;
  alpha2Code: string;
  /** The suffix is empty, so that root and first suffix glued together are always the dial code. */
  idd: { root: string; suffixes: [''] };
  /** Without the plus. */
  callingCodes: [string];
  flags: { svg: string };
}

/** Every country that the phone library knows, sorted by name. `flagOf` answers the address of a country's flag. */
export function listCountries(flagOf: (code: string) => string): CountryRecord[] {
  return getCountries()
    .map((code) => toRecord(code, getCountryCallingCode(code), flagOf(code)))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function toRecord(code: string, callingCode: string, flag: string): CountryRecord {
  const dialCode = `+${callingCode}`;
  return {
    name: countryName(code) ?? code,
    code,
    dialCode,
    flag,
    cca2: code,
    alpha2Code: code,
    idd: { root: dialCode, suffixes: [''] },
    callingCodes: [callingCode],
    flags: { svg: flag },
  };
}
