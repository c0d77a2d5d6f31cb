import { LOADING_COUNTRIES, type Countries } from '#forms/fields/country/use-countries.ts';
import { Field } from '#forms/fields/Field.tsx';
import { Select } from '#forms/fields/Select.tsx';
import type { FieldState } from '#forms/engine/use-form.ts';
import { stepOne } from './form.ts';

const { question } = stepOne.country;

interface Props {
  field: FieldState;
  countries: Countries;
  /** A country was chosen: the next step is near. */
  onChoose: () => void;
}

/** The country from the list; typed by hand when the list does not come, or without script. */
export function CountryField({ field, countries, onChoose }: Props) {
  if (countries === 'failed') {
    return <Field field={field} {...question} />;
  }
  const isLoading = countries === 'loading';
  return (
    <>
      <Select
        field={field}
        label={question.label}
        options={isLoading ? [] : countries.map(({ iso, name }) => ({ value: iso, label: name }))}
        placeholder={isLoading ? LOADING_COUNTRIES : 'Choose a country'}
        onChange={onChoose}
        autoComplete="country"
        isLoading={isLoading}
        className="needs-script"
        required
      />
      <noscript>
        <Field field={{ ...field, id: `${field.id}-typed` }} {...question} />
      </noscript>
    </>
  );
}
