import { useId, useState, type SubmitEvent } from 'react';
import { MAX_ANSWER, MAX_QUESTION } from '#shared/limits.ts';
import { updateFaq } from './faq-actions.ts';
import { changeFaqEdit, endFaqEdit, type FaqEdit } from './faq-edits.ts';
import { FaqPreview } from './FaqPreview.tsx';

/** Edits an FAQ in its place in the list [S 4]. A failed save keeps the texts. */
export function FaqEditRow({ edit: { base, question, answer } }: { edit: FaqEdit }) {
  const [busy, setBusy] = useState(false);
  const id = useId();
  const missing = question.trim() === '' || answer.trim() === '';
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (missing || busy) return;
    setBusy(true);
    const saved = await updateFaq(base, { question: question.trim(), answer: answer.trim() });
    setBusy(false);
    if (saved) endFaqEdit(base.id);
  };
  return (
    <form
      className="cms-form cms-inline"
      aria-label={`Edit FAQ: ${base.question}`}
      onSubmit={(event) => void submit(event)}
    >
      <div className="cms-desk">
        <div>
          <label htmlFor={`${id}-question`}>Question</label>
          <input
            id={`${id}-question`}
            value={question}
            readOnly={busy}
            maxLength={MAX_QUESTION}
            required
            onChange={(event) => {
              changeFaqEdit(base.id, { question: event.target.value });
            }}
          />
          <label htmlFor={`${id}-answer`}>Answer</label>
          <textarea
            id={`${id}-answer`}
            value={answer}
            readOnly={busy}
            maxLength={MAX_ANSWER}
            rows={5}
            required
            onChange={(event) => {
              changeFaqEdit(base.id, { answer: event.target.value });
            }}
          />
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
