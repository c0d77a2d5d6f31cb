import { useEffect } from 'react';
import { FAQ_CATEGORIES, type FaqCategory } from '#shared/form-options.ts';
import { textLines } from '#shared/plain-text.ts';
import type { Faq } from '#shared/schemas/entities.ts';
import { ListNotice, ListSkeleton } from '../../../list/ListNotice.tsx';
import { useStore } from '../../../store.ts';
import { CATEGORY_NAMES } from './categories.ts';
import { deleteFaq } from './faq-actions.ts';
import { beginFaqEdit, faqEdits } from './faq-edits.ts';
import { faqList, reloadFaqs } from './faq-list.ts';
import { FaqEditRow } from './FaqEditRow.tsx';

/** All FAQs by category, each to edit in place or delete. */
export function FaqListPanel() {
  const { phase, faqs } = useStore(faqList);
  useEffect(() => void reloadFaqs(), []);
  if (phase === 'loading') return <ListSkeleton />;
  return (
    <section className="cms-list" aria-label="FAQs">
      {phase === 'failed' && (
        <ListNotice tone="danger" title="Could not load FAQs.">
          <button type="button" className="admin-small" onClick={() => void reloadFaqs()}>
            Try again
          </button>
        </ListNotice>
      )}
      {phase === 'ready' &&
        FAQ_CATEGORIES.map((name) => <Category key={name} name={name} faqs={faqs[name]} />)}
    </section>
  );
}

function Category({ name, faqs }: { name: FaqCategory; faqs: readonly Faq[] }) {
  return (
    <section aria-labelledby={`faqs-${name}`}>
      <h4 id={`faqs-${name}`}>
        {CATEGORY_NAMES[name]} <small className="admin-quiet">{faqs.length}</small>
      </h4>
      {faqs.length === 0 && <p className="admin-quiet">No FAQs in this category.</p>}
      <ul>
        {faqs.map((faq, index) => (
          <FaqRow key={faq.id || index} faq={faq} />
        ))}
      </ul>
    </section>
  );
}

function FaqRow({ faq }: { faq: Faq }) {
  const edit = useStore(faqEdits).get(faq.id);
  if (edit) {
    return (
      <li>
        <FaqEditRow edit={edit} />
      </li>
    );
  }
  return (
    <li>
      <div>
        <p>
          <strong>{faq.question}</strong>
        </p>
        <ul className="cms-bullets">
          {textLines(faq.answer).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className="admin-small"
        aria-label={`Edit ${faq.question}`}
        onClick={() => {
          beginFaqEdit(faq);
        }}
      >
        Edit
      </button>
      <button
        type="button"
        className="admin-small"
        data-tone="danger"
        aria-label={`Delete ${faq.question}`}
        onClick={() => void deleteFaq(faq)}
      >
        Delete
      </button>
    </li>
  );
}
