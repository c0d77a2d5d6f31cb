import { useState } from 'react';
import { excerpt } from '#shared/plain-text.ts';
import { useAtom } from '../../shell/atom.ts';
import { DraftOffer, NAME_LENGTH } from '../DraftOffer.tsx';
import { faqDraft, isBegun } from './faq-draft.ts';
import { faqEdits } from './faq-edits.ts';
import { FaqAddForm } from './FaqAddForm.tsx';
import { FaqListPanel } from './FaqListPanel.tsx';
import { FaqPreview } from './FaqPreview.tsx';
import { keptFaqs, type FaqTexts } from './kept-faqs.ts';

/** FAQ admin: the add form and its preview, and the list that a button shows and hides. */
export function FaqAdmin() {
  const [listed, setListed] = useState(false);
  const draft = useAtom(faqDraft);
  const edits = useAtom(faqEdits);
  return (
    <>
      <button type="button" className="admin-small" aria-expanded={listed} onClick={() => setListed(!listed)}>
        {listed ? 'Hide FAQs' : 'Edit FAQs'}
      </button>
      {!isBegun(draft) && edits.size === 0 && (
        <DraftOffer
          kept={keptFaqs}
          nameOf={nameOf}
          restored={() => {
            setListed(faqEdits.get().size > 0);
            document.querySelector<HTMLElement>('.cms-form [name=question]')?.focus();
          }}
        />
      )}
      {listed && <FaqListPanel />}
      <div className="cms-desk">
        <FaqAddForm />
        <FaqPreview question={draft.question} answer={draft.answer} />
      </div>
    </>
  );
}

function nameOf({ added, edits }: FaqTexts): string {
  const [first, ...others] = [...(added ? [added] : []), ...edits];
  if (others.length > 0) return `draft of ${others.length + 1} FAQs`;
  return `draft “${first?.question.trim() || excerpt(first?.answer ?? '', NAME_LENGTH)}”`;
}
