import { type ReactNode, useId } from 'react';

export interface FieldProps {
  name: string;
  label: string;
  /** What is wrong with the value. */
  fault: string | undefined;
  /** Said in the fault's place while nothing is wrong. */
  note?: string;
}

/** What a control takes over from its field. */
interface ControlAttributes {
  id: string;
  name: string;
  required: true;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

/** A labelled control of the panel's forms, all of them required, with its fault or its note below. */
export function Field({
  name,
  label,
  fault,
  note,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  return (
    <div className="cms-field">
      <label htmlFor={id}>{label}</label>
      {children({
        ...{ id, name, required: true },
        'aria-invalid': fault !== undefined,
        'aria-describedby': `${id}-note`,
      })}
      <p id={`${id}-note`} className={fault ? 'admin-fault' : 'admin-quiet'}>
        {fault ?? note}
      </p>
    </div>
  );
}

interface TextFieldProps extends FieldProps {
  value: string;
  /** Several lines, at first so many. */
  rows?: number;
  placeholder?: string;
  /** Nothing can be typed that the end of it would clear. */
  saving: boolean;
  onChange: (text: string) => void;
}

/** A text that is stored outside the form, in one line or several. */
export function TextField({ value, rows, placeholder, saving, onChange, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => {
        const shared = {
          ...attributes,
          ...{ value, placeholder, readOnly: saving },
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        return rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />;
      }}
    </Field>
  );
}

interface SaveButtonProps {
  saving: boolean;
  /** Something has to end first; its form says what. */
  held?: boolean;
  children: string;
}

/** Stays focusable while nothing can be saved, so that the focus is not lost; `saveOnce` ignores presses then. */
export function SaveButton({ saving, held = false, children }: SaveButtonProps) {
  return (
    <button type="submit" className="admin-main-button" aria-disabled={saving || held || undefined}>
      {saving ? 'Saving…' : children}
    </button>
  );
}
