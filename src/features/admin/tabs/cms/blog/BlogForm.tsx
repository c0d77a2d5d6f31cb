import { useId, useState, type SubmitEvent } from 'react';
import { EXCERPT_LENGTH, MAX_CONTENT, MAX_TITLE } from '#shared/limits.ts';
import { excerpt } from '#shared/plain-text.ts';
import { ask } from '../../../shell/ask.ts';
import { useStore } from '../../../store.ts';
import { StatusText } from '../StatusText.tsx';
import { beginDraft, blogDraft, editDraft, isChanged } from './blog-draft.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { PictureField } from './PictureField.tsx';
import { blogStatus, saveBlog } from './save-blog.ts';

/** The form of a post, in create or edit mode [S 4]. */
export function BlogForm() {
  const draft = useStore(blogDraft);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    await saveBlog();
    setBusy(false);
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form
      className="cms-form"
      aria-label={draft.loaded ? 'Edit blog' : 'Upload blog'}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h3>{draft.loaded ? 'Edit blog' : 'Upload blog'}</h3>
      <TextField name="title" label="Title" value={draft.title} fault={draft.errors['title']} busy={busy} />
      <TextField
        name="content"
        label="Content"
        value={draft.content}
        fault={draft.errors['content']}
        busy={busy}
      />
      <PictureField />
      <ConflictNotice />
      <div className="admin-form-buttons">
        <button type="submit" className="admin-main-button" disabled={busy}>
          {buttonLabel(busy, draft.loaded !== undefined)}
        </button>
        {(draft.loaded || isChanged(draft)) && (
          <button type="button" className="admin-small" onClick={() => void cancel()}>
            Cancel
          </button>
        )}
        <StatusText line={blogStatus} />
      </div>
    </form>
  );
}

interface TextFieldProps {
  name: 'title' | 'content';
  label: string;
  value: string;
  fault: string | undefined;
  /** Being saved: nothing can be typed that the end of it would clear. */
  busy: boolean;
}

function TextField({ name, label, value, fault, busy }: TextFieldProps) {
  const id = useId();
  const shared = {
    id,
    name,
    value,
    readOnly: busy,
    required: true,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-note`,
    onChange: (event: { target: { value: string } }) => {
      editDraft({ [name]: event.target.value });
    },
  };
  return (
    <div className="cms-field">
      <label htmlFor={id}>{label}</label>
      {name === 'title' ? (
        <input {...shared} maxLength={MAX_TITLE} />
      ) : (
        <textarea {...shared} maxLength={MAX_CONTENT} rows={14} placeholder="Each line is a paragraph." />
      )}
      <p id={`${id}-note`} className={fault ? 'admin-fault' : 'admin-quiet'}>
        {fault ?? (name === 'content' ? excerptNote(value) : `${value.length} of ${MAX_TITLE} characters`)}
      </p>
    </div>
  );
}

function excerptNote(content: string): string {
  const length = Math.min(EXCERPT_LENGTH, content.replace(/\s+/g, ' ').trim().length);
  const cut = excerpt(content).endsWith('…') ? ': the card ends here with …' : '';
  return `Excerpt: ${length} of ${EXCERPT_LENGTH} characters${cut}`;
}

function buttonLabel(busy: boolean, editing: boolean): string {
  if (busy) return 'Saving…';
  return editing ? 'Update Blog' : 'Upload Blog';
}

/** Back to create mode; asks only if something would be lost. */
async function cancel(): Promise<void> {
  const lost = isChanged(blogDraft.get());
  if (
    lost &&
    !(await ask({
      text: 'Your changes to this post are not saved.',
      yes: 'Discard changes',
      no: 'Keep editing',
    }))
  )
    return;
  beginDraft();
}
