import { useState, type SubmitEvent } from 'react';
import { FAQ_CATEGORIES } from '#shared/form-options.ts';
import { MAX_ANSWER, MAX_QUESTION } from '#shared/limits.ts';
import type { FieldErrors } from '#shared/result.ts';
import { faqAddSchema } from '#shared/schemas/faq.ts';
import { validate } from '#shared/validate.ts';
import { useStore } from '../../../store.ts';
import { StatusText } from '../StatusText.tsx';
import { addFaq, faqStatus, type NewFaq } from './faq-actions.ts';
import { CATEGORY_NAMES } from './categories.ts';
import { EMPTY_FAQ, faqDraft } from './faq-draft.ts';

/** Adds an FAQ: category, question, answer, all required [S 5]. Nothing can be typed that the end of saving would clear. */
export function FaqAddForm() {
  const faq = useStore(faqDraft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = validate(faqAddSchema, faq);
    setErrors(checked.ok ? {} : checked.fault.errors);
    if (busy || !checked.ok) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    if (await addFaq(checked.value)) faqDraft.set({ ...EMPTY_FAQ, category: faq.category });
    setBusy(false);
  };
  const field = (name: keyof NewFaq) => ({
    id: `faq-${name}`,
    name,
    value: faq[name],
    required: true,
    'aria-invalid': name in errors,
    'aria-describedby': `faq-${name}-fault`,
    onChange: (event: { target: { value: string } }) => {
      faqDraft.set({ ...faq, [name]: event.target.value });
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([key]) => key !== name)));
    },
  });
  return (
    <form className="cms-form" aria-label="Add FAQ" noValidate onSubmit={(event) => void submit(event)}>
      <h3>Add FAQ</h3>
      <div className="cms-field">
        <label htmlFor="faq-category">Category</label>
        <select {...field('category')}>
          <option value="">Select a category</option>
          {FAQ_CATEGORIES.map((name) => (
            <option key={name} value={name}>
              {CATEGORY_NAMES[name]}
            </option>
          ))}
        </select>
        <Fault name="category" errors={errors} />
      </div>
      <div className="cms-field">
        <label htmlFor="faq-question">Question</label>
        <input {...field('question')} readOnly={busy} maxLength={MAX_QUESTION} />
        <Fault name="question" errors={errors} />
      </div>
      <div className="cms-field">
        <label htmlFor="faq-answer">Answer</label>
        <textarea
          {...field('answer')}
          readOnly={busy}
          rows={6}
          maxLength={MAX_ANSWER}
          placeholder="Answer (new lines make bullet points)"
        />
        <Fault name="answer" errors={errors} />
      </div>
      <div className="admin-form-buttons">
        <button type="submit" className="admin-main-button" disabled={busy}>
          {busy ? 'Saving…' : 'Add FAQ'}
        </button>
        <StatusText line={faqStatus} />
      </div>
    </form>
  );
}

function Fault({ name, errors }: { name: string; errors: FieldErrors }) {
  return (
    <p id={`faq-${name}-fault`} className="admin-fault">
      {errors[name]}
    </p>
  );
}
