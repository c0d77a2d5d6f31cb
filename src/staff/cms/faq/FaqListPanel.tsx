import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { foldText } from '#shared/fold-text.ts';
import { FAQ_CATEGORIES, type FaqCategory } from '#shared/form-options.ts';
import type { Faq, FaqsByCategory } from '#shared/schemas/entities.ts';
import { bulletLines } from '#shared/text-lines.ts';
import { Failed, ListSkeleton } from '../../shell/Notice.tsx';
import { searchWords } from '../../inbox/model/view.ts';
import { useAtom } from '../../shell/atom.ts';
import { ListSearch } from '../../ui/ListSearch.tsx';
import { NothingFound } from '../notices.tsx';
import { deleteFaq, faqList, faqMoving, moveFaq, reloadFaqs } from './faq-actions.ts';
import { beginFaqEdit, faqEdits } from './faq-draft.ts';
import { FaqEditRow } from './FaqEditRow.tsx';
import { CATEGORY_NAMES } from './FaqFields.tsx';
import { Button } from '../../shell/Button.tsx';

/** All FAQs by category, each to edit in place or delete. */
export function FaqListPanel() {
  const { phase, faqs } = useAtom(faqList);
  useEffect(() => void reloadFaqs(), []);
  if (phase === 'loading') return <ListSkeleton />;
  return (
    <section className="cms-list" aria-label="FAQs">
      {phase === 'failed' && <Failed title="Could not load FAQs." tryAgain={reloadFaqs} />}
      <EditsWithoutFaq faqs={faqs} />
      {faqs && <Categories faqs={faqs} />}
    </section>
  );
}

/** Edits of FAQs that somebody deleted, or whose list could not be read yet: they have no place below. */
function EditsWithoutFaq({ faqs }: { faqs: FaqsByCategory | undefined }) {
  const edits = useAtom(faqEdits);
  const listed = new Set(Object.values(faqs ?? {}).flatMap((group) => group.map(({ id }) => id)));
  const left = [...edits].filter(([id]) => !listed.has(id));
  if (left.length === 0) return null;
  return (
    <ul>
      {left.map(([id, edit]) => (
        <li key={id}>
          <FaqEditRow edit={edit} gone={faqs !== undefined} />
        </li>
      ))}
    </ul>
  );
}

function Categories({ faqs }: { faqs: FaqsByCategory }) {
  const edits = useAtom(faqEdits);
  const [search, setSearch] = useState('');
  const words = searchWords(useDeferredValue(search));
  const matches = ({ question, answer }: Faq): boolean => {
    const text = foldText(`${question}\n${answer}`);
    return words.every((word) => text.includes(word));
  };
  // What is being edited stays in sight.
  const found = FAQ_CATEGORIES.map((name) => ({
    name,
    faqs: faqs[name].filter((faq) => edits.has(faq.id) || matches(faq)),
  }));
  const shown = words.length === 0 ? found : found.filter((category) => category.faqs.length > 0);
  return (
    <>
      <ListSearch
        label="Search FAQs"
        placeholder="Search questions and answers"
        value={search}
        onChange={setSearch}
      />
      {shown.map((category) => (
        <Category key={category.name} {...category} isWhole={words.length === 0} />
      ))}
      <div role="status">
        {shown.length === 0 && <NothingFound title="No FAQs match." clear={() => setSearch('')} />}
      </div>
    </>
  );
}

interface CategoryProps {
  name: FaqCategory;
  faqs: readonly Faq[];
  /** All of its FAQs are shown: they can be put in another order. */
  isWhole: boolean;
}

function Category({ name, faqs, isWhole }: CategoryProps) {
  return (
    <section aria-labelledby={`faqs-${name}`}>
      <h3 id={`faqs-${name}`}>
        <span>{CATEGORY_NAMES[name]}</span> <small className="admin-quiet">{faqs.length}</small>
      </h3>
      {faqs.length === 0 && <p className="admin-quiet">No FAQs in this category.</p>}
      <ul>
        {faqs.map((faq, index) => (
          <FaqRow key={faq.id || index} faq={faq} category={name}>
            {isWhole && <MoveButtons faqs={faqs} index={index} />}
          </FaqRow>
        ))}
      </ul>
    </section>
  );
}

interface FaqRowProps {
  faq: Faq;
  category: FaqCategory;
  /** Stands before its buttons. */
  children: ReactNode;
}

function FaqRow({ faq, category, children }: FaqRowProps) {
  const edit = useAtom(faqEdits).get(faq.id);
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
          {bulletLines(faq.answer).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </div>
      {children}
      <Button aria-label={`Edit ${faq.question}`} onClick={() => beginFaqEdit(faq, category)}>
        Edit
      </Button>
      <Button tone="danger" aria-label={`Delete ${faq.question}`} onClick={() => void deleteFaq(faq)}>
        Delete
      </Button>
    </li>
  );
}

/** Put an FAQ one place up or down. The focus stays on the button, at the ends too. */
function MoveButtons({ faqs, index }: { faqs: readonly Faq[]; index: number }) {
  const isMoving = useAtom(faqMoving);
  const faq = faqs[index];
  if (!faq?.id || faqs.length < 2) return null;
  const button = (label: string, place: number) => {
    const isOff = isMoving || place < 0 || place === faqs.length;
    const move = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (isOff) return;
      void moveFaq(faq, faqs, place).finally(() => requestAnimationFrame(() => currentTarget.focus()));
    };
    return (
      <Button aria-label={`Move ${label}: ${faq.question}`} aria-disabled={isOff || undefined} onClick={move}>
        {label === 'up' ? '↑' : '↓'}
      </Button>
    );
  };
  return (
    <>
      {button('up', index - 1)}
      {button('down', index + 1)}
    </>
  );
}
