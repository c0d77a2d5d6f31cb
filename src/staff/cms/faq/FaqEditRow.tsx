import { useId } from 'react';
import { Form } from '#forms/engine/Form.tsx';
import { useForm } from '#forms/engine/use-form.ts';
import { faqTextsSchema } from '#forms/faq/form.ts';
import { askToDiscard } from '../../shell/ask.ts';
import { ConflictNotice } from '../notices.tsx';
import { heldIn } from '../editing.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { sendEditAsNew, sendFaqEdit } from './faq-actions.ts';
import { beginFaqEdit, endFaqEdit, type FaqEdit, faqEditOf, isEdited, keepMine } from './faq-draft.ts';
import { FaqFields } from './FaqFields.tsx';
import { FaqPreview } from './FaqPreview.tsx';
import { Button } from '../../shell/Button.tsx';

interface FaqEditRowProps {
  edit: FaqEdit;
  /** Somebody deleted the FAQ meanwhile: its texts can only be a new one. */
  gone?: boolean;
}

/** Edits an FAQ in its place in the list. A failed save keeps the texts. */
export function FaqEditRow({ edit, gone = false }: FaqEditRowProps) {
  const { base, question, answer, saving } = edit;
  const { id } = base;
  const form = useForm({
    id: useId(),
    schema: faqTextsSchema,
    held: heldIn(faqEditOf(id), edit),
    send: (faq) => (gone ? sendEditAsNew(id, faq) : sendFaqEdit(edit, faq)),
  });
  return (
    <Form form={form} className="cms-form cms-inline" aria-label={`Edit FAQ: ${base.question}`}>
      {gone && (
        <div className="cms-conflict" role="alert">
          <p>
            <strong>Somebody deleted this FAQ meanwhile.</strong> Your text is still here.
          </p>
        </div>
      )}
      <div className="cms-desk">
        <div>
          <FaqFields field={form.field} />
        </div>
        <FaqPreview {...{ question, answer }} label={`Preview of the edit: ${base.question}`} />
      </div>
      <div role="alert">{!gone && <FaqConflict edit={edit} />}</div>
      <div className="admin-form-buttons">
        <SaveButton busy={saving}>{gone ? 'Add as new' : 'Save'}</SaveButton>
        <Button disabled={saving} onClick={() => void cancel(edit)}>
          {gone ? 'Discard' : 'Cancel'}
        </Button>
      </div>
    </Form>
  );
}

/** Lets go of the edit; asks only if something would be lost. */
async function cancel(edit: FaqEdit): Promise<void> {
  const lost = isEdited(edit);
  if (!lost || (await askToDiscard('Your changes to this FAQ are not saved.'))) endFaqEdit(edit.base.id);
}

function FaqConflict({ edit: { base, from, conflict } }: { edit: FaqEdit }) {
  if (!conflict) return null;
  const { theirs, message } = conflict;
  return (
    <ConflictNotice
      theirs={{ title: theirs.question, text: theirs.answer }}
      keepMine={() => keepMine(base.id)}
      takeTheirs={() => beginFaqEdit(theirs, from)}
    >
      {message}
    </ConflictNotice>
  );
}
