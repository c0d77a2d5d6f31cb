import { useState } from 'react';
import { typingAids, type SecretQuestion } from '#forms/fields/question.ts';
import { controlAttributes, FieldShell, type FieldProps } from './FieldShell.tsx';

/** A password with a visibility toggle. `data-secret` keeps it out of drafts even while it is shown. */
export function Password(props: FieldProps & Omit<SecretQuestion, 'kind'>) {
  const { field, label, hint, required, autoComplete } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldShell {...props}>
      <div className="control-group">
        <input
          {...controlAttributes(field, hint)}
          {...typingAids({ kind: 'password', autoComplete })}
          type={isShown ? 'text' : 'password'}
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
          {/* A browser that translates the page keeps hold of a text that stands beside an element; it would not change. */}
          <span>{isShown ? 'Hide' : 'Show'}</span>
          <span className="visually-hidden"> {label.toLowerCase()}</span>
        </button>
      </div>
    </FieldShell>
  );
}
