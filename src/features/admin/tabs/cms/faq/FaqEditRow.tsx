import { useState, type SubmitEvent } from 'react';
import type { FieldErrors } from '#shared/result.ts';
import { faqTextsSchema } from '#shared/schemas/faq.ts';
import { validate } from '#shared/validate.ts';
import { focusFault, withoutFault } from '../faults.ts';
import { updateFaq } from './faq-actions.ts';
import { changeFaqEdit, endFaqEdit, type FaqEdit } from './faq-edits.ts';
import { FaqPreview } from './FaqPreview.tsx';
import { FaqTextFields } from './FaqTextFields.tsx';

/** Edits an FAQ in its place in the list [S 4]. A failed save keeps the texts. */
export function FaqEditRow({ edit: { base, question, answer } }: { edit: FaqEdit }) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const checked = validate(faqTextsSchema, { question, answer });
    setErrors(checked.ok ? {} : checked.fault.errors);
    if (!checked.ok) {
      focusFault(event.currentTarget);
      return;
    }
    setBusy(true);
    const saved = await updateFaq(base, checked.value);
    setBusy(false);
    if (saved) endFaqEdit(base.id);
  };
  const change = (name: 'question' | 'answer') => (text: string) => {
    changeFaqEdit(base.id, { [name]: text });
    setErrors((now) => withoutFault(now, name));
  };
  return (
    <form
      className="cms-form cms-inline"
      aria-label={`Edit FAQ: ${base.question}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className="cms-desk">
        <div>
          <FaqTextFields {...{ question, answer, errors, busy, change }} />
        </div>
        <FaqPreview question={question} answer={answer} />
      </div>
      <div className="admin-form-buttons">
        <button type="submit" className="admin-main-button" disabled={busy}>
          {busy ? 'Saving…' : 'Save'}
        </button>
        <button
          type="button"
          className="admin-small"
          onClick={() => {
            endFaqEdit(base.id);
          }}
        >
          Cancel
        </button>
      </div>
    </form>
  );
}
