import { useState, type SubmitEvent } from 'react';
import { EXCERPT_LENGTH, MAX_CONTENT, MAX_TITLE } from '#shared/limits.ts';
import { excerpt } from '#shared/plain-text.ts';
import { ask } from '../../../shell/ask.ts';
import { useStore } from '../../../store.ts';
import { focusFault } from '../faults.ts';
import { StatusText } from '../StatusText.tsx';
import { TextField } from '../TextField.tsx';
import { beginDraft, blogDraft, editDraft, isChanged } from './blog-draft.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { PictureField } from './PictureField.tsx';
import { blogStatus, saveBlog } from './save-blog.ts';

/** The form of a post, in create or edit mode [S 4]. */
export function BlogForm() {
  const draft = useStore(blogDraft);
  const { loaded, title, content, errors } = draft;
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    await saveBlog();
    setBusy(false);
    focusFault(form);
  };
  return (
    <form
      className="cms-form"
      aria-label={loaded ? 'Edit blog' : 'Upload blog'}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h3>{loaded ? 'Edit blog' : 'Upload blog'}</h3>
      <TextField
        {...{ name: 'title', label: 'Title', value: title, fault: errors['title'], busy }}
        note={`${title.length} of ${MAX_TITLE} characters`}
        maxLength={MAX_TITLE}
        onChange={(text) => {
          editDraft({ title: text });
        }}
      />
      <TextField
        {...{ name: 'content', label: 'Content', value: content, fault: errors['content'], busy }}
        note={excerptNote(content)}
        maxLength={MAX_CONTENT}
        rows={14}
        placeholder="Each line is a paragraph."
        onChange={(text) => {
          editDraft({ content: text });
        }}
      />
      <PictureField />
      <ConflictNotice />
      <div className="admin-form-buttons">
        <button type="submit" className="admin-main-button" disabled={busy}>
          {buttonLabel(busy, loaded !== undefined)}
        </button>
        {(loaded || isChanged(draft)) && (
          <button type="button" className="admin-small" onClick={() => void cancel()}>
            Cancel
          </button>
        )}
        <StatusText line={blogStatus} />
      </div>
    </form>
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
