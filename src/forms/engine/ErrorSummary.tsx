import type { MouseEvent } from 'react';
import type { Fields } from '../fields/field.ts';
import type { FieldErrors } from '#shared/result.ts';

/** Which answers of a long form need another look; the messages stand under their fields. */
export function ErrorSummary({
  formId,
  errors,
  fields,
}: {
  formId: string;
  errors: FieldErrors;
  fields: Fields;
}) {
  const faulty = Object.keys(fields).filter((name) => errors[name]);
  if (faulty.length < 2) return null;
  return (
    <nav className="error-summary" aria-label="Answers that need another look">
      <p>{`${faulty.length} answers need another look:`}</p>
      <ul>
        {faulty.map((name) => (
          <li key={name}>
            <a href={`#${formId}-${name}`} onClick={focusTarget}>
              {fields[name]?.question.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Focus goes into the field; the address stays as it is. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
