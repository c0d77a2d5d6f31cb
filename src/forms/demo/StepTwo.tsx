import { CountryMark } from '#forms/fields/country/CountryMark.tsx';
import type { Country } from '#forms/fields/country/countries.ts';
import { Field } from '#forms/fields/Field.tsx';
import { Select } from '#forms/fields/Select.tsx';
import { SubmitButton } from '#forms/engine/SubmitButton.tsx';
import type { FieldState } from '#forms/engine/use-form.ts';
import { demoForm } from '#forms/demo/form.ts';

const { questions, submit } = demoForm;

interface Props {
  field: (name: 'company' | 'industry' | 'phone' | 'employees' | 'role') => FieldState;
  isActive: boolean;
  busy: boolean;
  /** Its flag and dial code stand before the phone number. */
  country: Country | undefined;
  onBack: () => void;
}

/** The company behind it, and how to call back. */
export function StepTwo({ field, isActive, busy, country, onBack }: Props) {
  return (
    <div
      className="demo-step"
      role="group"
      aria-label="Your business"
      data-inactive={isActive ? undefined : ''}
    >
      <div className="form-row">
        <Field field={field('company')} {...questions.company} />
        <Select field={field('industry')} {...questions.industry} />
      </div>
      <Field
        field={field('phone')}
        {...questions.phone}
        before={country && <CountryMark country={country} />}
      />
      <div className="form-row">
        <Select field={field('employees')} {...questions.employees} />
        <Select field={field('role')} {...questions.role} />
      </div>
      <div className="demo-buttons">
        <button type="button" className="button button-quiet needs-script" onClick={onBack}>
          Back
        </button>
        <SubmitButton busy={busy}>{submit}</SubmitButton>
      </div>
    </div>
  );
}
