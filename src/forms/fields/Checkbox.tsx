import type { ReactNode } from 'react';
import { controlAttributes, FieldError } from './FieldShell.tsx';
import type { FieldState } from '../engine/use-form.ts';

/** A checkbox with its label beside it. */
export function Checkbox({ field, children }: { field: FieldState; children: ReactNode }) {
  return (
    <div className="field field-check">
      <input {...controlAttributes(field)} type="checkbox" className="check" />
      <label htmlFor={field.id}>{children}</label>
      <FieldError field={field} />
    </div>
  );
}
