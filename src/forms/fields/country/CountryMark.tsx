import type { Country } from './countries.ts';

/** Flag and calling code of the chosen country, before a phone number; their place while the country is not known yet. */
export function CountryMark({ country }: { country: Country | undefined }) {
  return (
    <span className="country-mark">
      {country?.flag && <img src={country.flag} alt={country.name} width={28} height={21} />}
      {country && <span>{country.code}</span>}
    </span>
  );
}
