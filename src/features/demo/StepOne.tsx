import type { Countries } from '#components/country/use-countries.ts';
import { Field } from '#components/form/Field.tsx';
import { Select } from '#components/form/Select.tsx';
import type { FieldState } from '#components/form/use-form.ts';
import { HELP_TOPICS } from '#shared/form-options.ts';
import { CountryField } from './CountryField.tsx';
import { DEMO_LABELS as LABELS } from './labels.ts';

interface Props {
  field: (name: 'email' | 'firstName' | 'lastName' | 'country' | 'helpNeeded') => FieldState;
  isActive: boolean;
  countries: Countries;
  /** A country was chosen: the next step is near. */
  onChoose: () => void;
}

/** Who asks, from where, for what. */
export function StepOne({ field, isActive, countries, onChoose }: Props) {
  return (
    <div className="demo-step" role="group" aria-label="About you" data-inactive={isActive ? undefined : ''}>
      <Field field={field('email')} label={LABELS.email} type="email" autoComplete="email" required />
      <div className="form-row">
        <Field field={field('firstName')} label={LABELS.firstName} autoComplete="given-name" required />
        <Field field={field('lastName')} label={LABELS.lastName} autoComplete="family-name" required />
      </div>
      <CountryField
        field={field('country')}
        label={LABELS.country}
        countries={countries}
        onChoose={onChoose}
      />
      <Select
        field={field('helpNeeded')}
        label={LABELS.helpNeeded}
        options={HELP_TOPICS}
        placeholder="Choose one"
        required
      />
      <button type="submit" className="button needs-script">
        Next Step
      </button>
    </div>
  );
}
