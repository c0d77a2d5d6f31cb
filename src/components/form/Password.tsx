import { useState } from 'react';
import { controlAttributes, FieldShell, type FieldProps } from './FieldShell.tsx';

interface Props extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a visibility toggle. `data-secret` keeps it out of drafts even while it is shown. */
export function Password({ field, label, hint, required, className, autoComplete }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldShell field={field} label={label} hint={hint} required={required} className={className}>
      <div className="control-group">
        <input
          {...controlAttributes(field, hint)}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={required}
          data-secret=""
          className="control"
        />
        <button
          type="button"
          className="control-toggle"
          aria-controls={field.id}
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> {label.toLowerCase()}</span>
        </button>
      </div>
    </FieldShell>
  );
}
