import { useId, type ReactNode } from 'react';

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
