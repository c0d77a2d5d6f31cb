import { FAQ_CATEGORIES } from '#shared/form-options.ts';
import { useAtom } from '../../shell/atom.ts';
import { Field } from '../Field.tsx';
import { submitting } from '../in-hand.ts';
import { SaveButton } from '../SaveButton.tsx';
import { StatusText } from '../StatusText.tsx';
import { CATEGORY_NAMES } from './categories.ts';
import { faqStatus, saveNewFaq } from './faq-actions.ts';
import { changeFaqDraft, faqDraft } from './faq-draft.ts';
import { FaqTextFields } from './FaqTextFields.tsx';

/** Adds an FAQ: category, question, answer, all required. */
export function FaqAddForm() {
  const faq = useAtom(faqDraft);
  return (
    <form className="cms-form" aria-label="Add FAQ" noValidate onSubmit={submitting(saveNewFaq)}>
      <h3>Add FAQ</h3>
      <Field name="category" label="Category" fault={faq.errors['category']}>
        {(attributes) => (
          <select
            {...attributes}
            value={faq.category}
            disabled={faq.saving}
            onChange={(event) => changeFaqDraft('category', event.target.value)}
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
      <FaqTextFields faq={faq} change={changeFaqDraft} />
      <div className="admin-form-buttons">
        <SaveButton saving={faq.saving}>Add FAQ</SaveButton>
        <StatusText line={faqStatus} />
      </div>
    </form>
  );
}
