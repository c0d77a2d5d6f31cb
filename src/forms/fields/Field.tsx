import type { ReactNode } from 'react';
import { typingAids, type LineQuestion } from '#forms/fields/question.ts';
import { controlAttributes, FieldShell, type FieldProps } from './FieldShell.tsx';

interface Props extends FieldProps, Omit<LineQuestion, keyof FieldProps> {
  /** What it begins with. */
  defaultValue?: string | undefined;
  /** Stands inside the frame, before the text. */
  before?: ReactNode;
}

/** One line of text. */
export function Field({ field, label, hint, required, className, before, defaultValue, ...aids }: Props) {
  return (
    <FieldShell field={field} label={label} hint={hint} required={required} className={className}>
      <div className="control-group">
        <input
          {...controlAttributes(field, hint)}
          {...typingAids(aids)}
          defaultValue={defaultValue}
          required={required}
          className="control"
        />
        {before && <span className="control-before">{before}</span>}
      </div>
    </FieldShell>
  );
}
