import { useState, type SubmitEvent } from 'react';
import { FAQ_CATEGORIES } from '#shared/form-options.ts';
import type { FieldErrors } from '#shared/result.ts';
import { faqAddSchema } from '#shared/schemas/faq.ts';
import { validate } from '#shared/validate.ts';
import { useStore } from '../../../store.ts';
import { Field } from '../Field.tsx';
import { focusFault, withoutFault } from '../faults.ts';
import { StatusText } from '../StatusText.tsx';
import { addFaq, faqStatus, type NewFaq } from './faq-actions.ts';
import { CATEGORY_NAMES } from './categories.ts';
import { EMPTY_FAQ, faqDraft } from './faq-draft.ts';
import { FaqTextFields } from './FaqTextFields.tsx';

/** Adds an FAQ: category, question, answer, all required [S 5]. Nothing can be typed that the end of saving would clear. */
export function FaqAddForm() {
  const faq = useStore(faqDraft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const checked = validate(faqAddSchema, faq);
    setErrors(checked.ok ? {} : checked.fault.errors);
    if (busy || !checked.ok) {
      focusFault(event.currentTarget);
      return;
    }
    setBusy(true);
    if (await addFaq(checked.value)) faqDraft.set({ ...EMPTY_FAQ, category: faq.category });
    setBusy(false);
  };
  const change = (name: keyof NewFaq) => (text: string) => {
    faqDraft.set({ ...faq, [name]: text });
    setErrors((now) => withoutFault(now, name));
  };
  return (
    <form className="cms-form" aria-label="Add FAQ" noValidate onSubmit={(event) => void submit(event)}>
      <h3>Add FAQ</h3>
      <Field name="category" label="Category" fault={errors['category']}>
        {(attributes) => (
          <select
            {...attributes}
            value={faq.category}
            onChange={(event) => {
              change('category')(event.target.value);
            }}
          >
            <option value="">Select a category</option>
            {FAQ_CATEGORIES.map((name) => (
              <option key={name} value={name}>
                {CATEGORY_NAMES[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FaqTextFields {...{ ...faq, errors, busy, change }} />
      <div className="admin-form-buttons">
        <button type="submit" className="admin-main-button" disabled={busy}>
          {busy ? 'Saving…' : 'Add FAQ'}
        </button>
        <StatusText line={faqStatus} />
      </div>
    </form>
  );
}
