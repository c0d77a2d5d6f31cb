import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** National numbers have 2 to 17 digits [S 5]. */
const MIN_NATIONAL = 2;
const MAX_NATIONAL = 17;
/** What a person may type around digits; anything else is refused, never cut out. */
const TYPED_NUMBER = /^\+?[\d\s().\-/]+$/;

/**
 * The one phone rule of form and function: `phone` must be a valid number that carries the chosen country's calling code
 * (a Canadian number under "United States" passes: both are +1). `country` is a two-letter code.
 * Out: the number in E.164, or undefined for anything else.
 */
export function checkPhone(phone: string, country: string): string | undefined {
  const code = country.toUpperCase();
  if (!TYPED_NUMBER.test(phone.trim()) || !isSupportedCountry(code)) return undefined;
  const parsed = parsePhoneNumberFromString(phone.trim(), { defaultCountry: code, extract: false });
  if (!parsed?.isValid() || parsed.countryCallingCode !== getCountryCallingCode(code)) return undefined;
  const length = parsed.nationalNumber.length;
  return length >= MIN_NATIONAL && length <= MAX_NATIONAL ? parsed.number : undefined;
}
