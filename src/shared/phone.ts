import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';

/** National numbers have 2 to 17 digits [S 5]. */
const MIN_NATIONAL = 2;
const MAX_NATIONAL = 17;
/** What a person may type around digits; anything else is refused, never cut out. */
const TYPED_NUMBER = /^\+?[\d\s().\-/]+$/;

/** A country that is no code was typed by hand, because the list could not be loaded or there is no script. */
const CODE_LENGTH = 2;

/**
 * The one phone rule of form and function: `phone` must be a valid number that carries the chosen country's calling code
 * (a Canadian number under "United States" passes: both are +1). `country` is a two-letter code; with a country's name in its
 * place the number must be in international form. Out: the number in E.164, or undefined for anything else.
 */
export function checkPhone(phone: string, country: string): string | undefined {
  const code = country.trim().toUpperCase();
  if (!TYPED_NUMBER.test(phone.trim())) return undefined;
  const parsed = isSupportedCountry(code) ? parseFor(code, phone) : parseTyped(code, phone);
  const length = parsed?.nationalNumber.length ?? 0;
  return parsed?.isValid() && length >= MIN_NATIONAL && length <= MAX_NATIONAL ? parsed.number : undefined;
}

function parseFor(code: CountryCode, phone: string): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(phone.trim(), { defaultCountry: code, extract: false });
  return parsed?.countryCallingCode === getCountryCallingCode(code) ? parsed : undefined;
}

function parseTyped(country: string, phone: string): PhoneNumber | undefined {
  return country.length > CODE_LENGTH
    ? parsePhoneNumberFromString(phone.trim(), { extract: false })
    : undefined;
}
