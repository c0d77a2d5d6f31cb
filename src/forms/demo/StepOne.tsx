import type { Countries } from '#forms/fields/country/use-countries.ts';
import { Field } from '#forms/fields/Field.tsx';
import { Select } from '#forms/fields/Select.tsx';
import { SubmitButton } from '#forms/engine/SubmitButton.tsx';
import type { FieldState } from '#forms/engine/use-form.ts';
import { demoForm } from '#forms/demo/form.ts';
import { CountryField } from './CountryField.tsx';

const { questions } = demoForm;

interface Props {
  field: (name: 'email' | 'firstName' | 'lastName' | 'country' | 'helpNeeded') => FieldState;
  isActive: boolean;
  busy: boolean;
  countries: Countries;
  /** A country was chosen: the next step is near. */
  onChoose: () => void;
}

/** Who asks, from where, for what. */
export function StepOne({ field, isActive, busy, countries, onChoose }: Props) {
  return (
    <div className="demo-step" role="group" aria-label="About you" data-inactive={isActive ? undefined : ''}>
      <Field field={field('email')} {...questions.email} />
      <div className="form-row">
        <Field field={field('firstName')} {...questions.firstName} />
        <Field field={field('lastName')} {...questions.lastName} />
      </div>
      <CountryField field={field('country')} countries={countries} onChoose={onChoose} />
      <Select field={field('helpNeeded')} {...questions.helpNeeded} />
      <SubmitButton busy={busy} className="needs-script">
        Next Step
      </SubmitButton>
    </div>
  );
}
