import { useId, useState } from 'react';
import { Form } from '#forms/engine/Form.tsx';
import { useForm } from '#forms/engine/use-form.ts';
import { faqTextsSchema } from '#forms/faq/form.ts';
import { shortName } from '../../inbox/model/row.ts';
import { useAtom } from '../../shell/atom.ts';
import { DraftOffer } from '../notices.tsx';
import { faqDraft, faqEdits, type FaqTexts, isBegun, storedFaqs } from './faq-draft.ts';
import { FaqListPanel } from './FaqListPanel.tsx';
import { FaqPreview } from './FaqPreview.tsx';
import { Button } from '../../shell/Button.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { heldIn } from '../editing.ts';
import { StatusText } from '../StatusText.tsx';
import { faqStatus, sendNewFaq } from './faq-actions.ts';
import { FaqFields } from './FaqFields.tsx';

/** FAQ admin: the add form and its preview, and the list that a button shows and hides. */
export function FaqAdmin() {
  const [listed, setListed] = useState(false);
  const draft = useAtom(faqDraft);
  const edits = useAtom(faqEdits);
  return (
    <>
      <Button aria-expanded={listed} onClick={() => setListed(!listed)}>
        {listed ? 'Hide FAQs' : 'Edit FAQs'}
      </Button>
      {!isBegun(draft) && edits.size === 0 && (
        <DraftOffer
          stored={storedFaqs}
          nameOf={nameOf}
          restored={() => {
            setListed(faqEdits.get().size > 0);
            document.querySelector<HTMLElement>('.cms-form [name=question]')?.focus();
          }}
        />
      )}
      {listed && <FaqListPanel />}
      <div className="cms-desk" onSubmitCapture={faqStatus.clear}>
        <FaqAddForm />
        <FaqPreview question={draft.question} answer={draft.answer} />
      </div>
    </>
  );
}

function nameOf({ added, edits }: FaqTexts): string {
  const [first, ...others] = [...(added ? [added] : []), ...edits];
  if (others.length > 0) return `draft of ${others.length + 1} FAQs`;
  return `draft “${shortName(first?.question.trim() || first?.answer || '')}”`;
}

/** Adds an FAQ: category, question, answer, all required. */
function FaqAddForm() {
  const held = heldIn(faqDraft, useAtom(faqDraft));
  const form = useForm({ id: useId(), schema: faqTextsSchema, held, send: sendNewFaq });
  return (
    <Form form={form} className="cms-form" aria-label="Add FAQ">
      <h3>Add FAQ</h3>
      <FaqFields field={form.field} />
      <div className="admin-form-buttons">
        <SaveButton busy={form.busy}>Add FAQ</SaveButton>
        <StatusText line={faqStatus} />
      </div>
    </Form>
  );
}
