import { useState } from 'react';
import { useStore } from '../../../store.ts';
import { faqDraft } from './faq-draft.ts';
import { FaqAddForm } from './FaqAddForm.tsx';
import { FaqListPanel } from './FaqListPanel.tsx';
import { FaqPreview } from './FaqPreview.tsx';

/** FAQ admin [S 2]: the add form and its preview, and the list that a button shows and hides. */
export function FaqAdmin() {
  const [listed, setListed] = useState(false);
  const { question, answer } = useStore(faqDraft);
  return (
    <>
      <button
        type="button"
        className="admin-small"
        aria-expanded={listed}
        onClick={() => {
          setListed(!listed);
        }}
      >
        {listed ? 'Hide FAQs' : 'Edit FAQs'}
      </button>
      {listed && <FaqListPanel />}
      <div className="cms-desk">
        <FaqAddForm />
        <FaqPreview question={question} answer={answer} />
      </div>
    </>
  );
}
