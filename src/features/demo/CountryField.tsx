import type { Countries } from '#components/country/use-countries.ts';
import { Field } from '#components/form/Field.tsx';
import { Select } from '#components/form/Select.tsx';
import type { FieldState } from '#components/form/use-form.ts';

interface Props {
  field: FieldState;
  label: string;
  countries: Countries;
  /** A country was chosen: the next step is near. */
  onChoose: () => void;
}

const TYPE_IT = 'Type its name, and your phone number later with + and its country code.';

/** The country from the list; typed by hand when the list does not come, or without script. */
export function CountryField({ field, label, countries, onChoose }: Props) {
  if (countries === 'failed') {
    return <Field field={field} label={label} hint={TYPE_IT} autoComplete="country-name" required />;
  }
  const isLoading = countries === 'loading';
  return (
    <>
      <Select
        field={field}
        label={label}
        options={isLoading ? [] : countries.map(({ iso, name }) => ({ value: iso, label: name }))}
        placeholder={isLoading ? 'Loading countries…' : 'Choose a country'}
        onChange={onChoose}
        autoComplete="country"
        disabled={isLoading}
        className="needs-script"
        required
      />
      <noscript>
        <Field field={{ ...field, id: `${field.id}-typed` }} label={label} hint={TYPE_IT} required />
      </noscript>
    </>
  );
}
