import type { ReactNode } from 'react';
import type { FieldState } from '../engine/use-form.ts';

/** What every field component takes. */
export interface FieldProps {
  field: FieldState;
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** Label above, hint, the control, its message below. */
export function FieldShell({
  field,
  label,
  hint,
  required,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={`field ${className ?? ''}`} data-invalid={field.error ? '' : undefined}>
      <label className="field-label" htmlFor={field.id}>
        {label}
        {!required && <span className="field-optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="field-hint" id={hintId(field)}>
          {hint}
        </p>
      )}
      {children}
      <FieldError field={field} />
    </div>
  );
}

export function FieldError({ field }: { field: FieldState }) {
  if (!field.error) return null;
  return (
    <p className="field-error" id={errorId(field)}>
      {field.error}
    </p>
  );
}

/** Ties a control to its label, hint and message. */
export function controlAttributes(field: FieldState, hint?: string) {
  const described = [hint && hintId(field), field.error && errorId(field)].filter(Boolean).join(' ');
  return {
    id: field.id,
    name: field.name,
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby': described || undefined,
    ...field.controlled,
  } as const;
}

const hintId = (field: FieldState) => `${field.id}-hint`;
const errorId = (field: FieldState) => `${field.id}-error`;
