import { useState } from 'react';
import { FaqAddForm } from './FaqAddForm.tsx';
import { FaqListPanel } from './FaqListPanel.tsx';

/** FAQ admin [S 2]: the add form, and the list that a button shows and hides. */
export function FaqAdmin() {
  const [listed, setListed] = useState(false);
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
      <FaqAddForm />
    </>
  );
}
