import type { Country } from './countries.ts';

/** Flag and calling code of the chosen country, before a phone number. */
export function CountryMark({ country }: { country: Country | undefined }) {
  if (!country) return null;
  return (
    <span className="country-mark">
      {country.flag && <img src={country.flag} alt={country.name} width={28} height={21} />}
      <span>{country.code}</span>
    </span>
  );
}
