import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { plainNumber } from './normalize-input.ts';

/** National numbers have 2 to 17 digits. */
const MIN_NATIONAL = 2;
const MAX_NATIONAL = 17;
/** What a person may type around digits, any dash among it; anything else is refused, never cut out. */
const TYPED_NUMBER = /^\+?[\d\s().\p{Pd}/]+$/u;

/** A country that is no code was typed by hand, because the list could not be loaded or there is no script. */
const CODE_LENGTH = 2;

/**
 * The one phone rule of form and function: `phone` must be a valid number that carries the chosen country's calling code
 * (a Canadian number under "United States" passes: both are +1). `country` is a two-letter code; with a country's name in its
 * place the number must be in international form. Out: the number in E.164, or undefined for anything else.
 */
export function checkPhone(phone: string, country: string): string | undefined {
  const code = country.trim().toUpperCase();
  const typed = plainNumber(phone);
  if (!TYPED_NUMBER.test(typed)) return undefined;
  const parsed = isSupportedCountry(code) ? parseFor(code, typed) : parseTyped(code, typed);
  const length = parsed?.nationalNumber.length ?? 0;
  return parsed?.isValid() && length >= MIN_NATIONAL && length <= MAX_NATIONAL ? parsed.number : undefined;
}

function parseFor(code: CountryCode, phone: string): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(phone, { defaultCountry: code, extract: false });
  return parsed?.countryCallingCode === getCountryCallingCode(code) ? parsed : undefined;
}

function parseTyped(country: string, phone: string): PhoneNumber | undefined {
  return country.length > CODE_LENGTH ? parsePhoneNumberFromString(phone, { extract: false }) : undefined;
}
