import { CountryMark } from '#components/country/CountryMark.tsx';
import type { Country } from '#components/country/countries.ts';
import { Field } from '#components/form/Field.tsx';
import { Select } from '#components/form/Select.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import type { FieldState } from '#components/form/use-form.ts';
import { EMPLOYEE_RANGES, INDUSTRIES, ROLES } from '#shared/form-options.ts';
import { MAX_PHONE_INPUT } from '#shared/limits.ts';
import { DEMO_LABELS as LABELS } from './labels.ts';

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
        <Field field={field('company')} label={LABELS.company} autoComplete="organization" />
        <Select
          field={field('industry')}
          label={LABELS.industry}
          options={INDUSTRIES}
          placeholder="Choose one"
          required
        />
      </div>
      <Field
        field={field('phone')}
        label={LABELS.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={MAX_PHONE_INPUT}
        before={country && <CountryMark country={country} />}
        required
      />
      <div className="form-row">
        <Select
          field={field('employees')}
          label={LABELS.employees}
          options={EMPLOYEE_RANGES}
          placeholder="Choose one"
          required
        />
        <Select field={field('role')} label={LABELS.role} options={ROLES} placeholder="Choose one" required />
      </div>
      <div className="demo-buttons">
        <button type="button" className="button button-quiet needs-script" onClick={onBack}>
          Back
        </button>
        <SubmitButton busy={busy}>Submit Request</SubmitButton>
      </div>
    </div>
  );
}
