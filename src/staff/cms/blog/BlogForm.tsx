import { useId } from 'react';
import { Field } from '#forms/fields/Field.tsx';
import { TextArea } from '#forms/fields/TextArea.tsx';
import { postFields } from '#forms/post/form.ts';
import { EXCERPT_LENGTH, MAX_TITLE } from '#shared/limits.ts';
import { blogPath } from '#shared/paths.ts';
import { codePoints, excerpt, measureExcerpt } from '#shared/plain-text.ts';
import { askToDiscard } from '../../shell/ask.ts';
import { useAtom } from '../../shell/atom.ts';
import { ConflictNotice, DraftOffer, NAME_LENGTH } from '../notices.tsx';
import { fieldsOf, submitting } from '../editing.ts';
import { SaveButton } from '../SaveButton.tsx';
import { StatusText } from '../StatusText.tsx';
import { beginDraft, blogDraft, editDraft, isChanged, storedBlog } from './blog-draft.ts';
import { PictureField } from './PictureField.tsx';
import { blogStatus, keepMine, saveBlog } from './save-blog.ts';
import { Button } from '../../shell/Button.tsx';
import { fullTime } from '../../shell/times.ts';

/** The form of a post, in create or edit mode. */
export function BlogForm() {
  const draft = useAtom(blogDraft);
  const { loaded, title, content, saving } = draft;
  const field = fieldsOf<keyof typeof postFields>(useId(), draft, (name, text) =>
    editDraft({ [name]: text }),
  );
  return (
    <form
      className="cms-form"
      aria-label={loaded ? 'Edit blog' : 'Upload blog'}
      noValidate
      onSubmit={submitting(saveBlog)}
    >
      <h3>{loaded ? 'Edit blog' : 'Upload blog'}</h3>
      {loaded && <p className="admin-quiet">{`Its address, whatever its title: ${blogPath(loaded.id)}`}</p>}
      {!loaded && !isChanged(draft) && <BlogOffer />}
      <Field
        field={field('title')}
        {...postFields.title.question}
        hint={`${codePoints(title.trim())} of ${MAX_TITLE} characters`}
      />
      <TextArea field={field('content')} {...postFields.content.question} hint={excerptNote(content)} />
      <PictureField />
      <div role="alert">
        <BlogConflict />
      </div>
      <div className="admin-form-buttons">
        <SaveButton saving={saving} held={draft.shrinking !== undefined}>
          {loaded ? 'Update Blog' : 'Upload Blog'}
        </SaveButton>
        {(loaded || isChanged(draft)) && (
          <Button disabled={saving} onClick={() => void cancel()}>
            Cancel
          </Button>
        )}
        <StatusText line={blogStatus} />
      </div>
    </form>
  );
}

function BlogOffer() {
  return (
    <DraftOffer
      stored={storedBlog}
      nameOf={({ title, content }) => `draft “${title.trim() || excerpt(content, NAME_LENGTH)}”`}
      note={({ hadPicture }) => (hadPicture ? 'Its picture has to be chosen again.' : undefined)}
      restored={() => document.querySelector<HTMLElement>('.cms-form [name=title]')?.focus()}
    />
  );
}

function excerptNote(content: string): string {
  const { length, isCut } = measureExcerpt(content);
  return `Excerpt: ${length} of ${EXCERPT_LENGTH} characters${isCut ? ': the card ends here with …' : ''}`;
}

/** Back to create mode; asks only if something would be lost. */
async function cancel(): Promise<void> {
  const lost = isChanged(blogDraft.get());
  if (lost && !(await askToDiscard('Your changes to this post are not saved.'))) return;
  blogStatus.clear();
  beginDraft();
}

/** Somebody else saved or deleted the post being edited first. */
function BlogConflict() {
  const { conflict, gone } = useAtom(blogDraft);
  if (gone) return <BlogGone />;
  if (!conflict) return null;
  return (
    <ConflictNotice
      theirs={{ title: conflict.title, text: conflict.content }}
      keepMine={keepMine}
      takeTheirs={() => beginDraft(conflict)}
    >
      <strong>Somebody else changed this post</strong>
      <span>
        {` (${fullTime(Date.parse(conflict.updated_at))}) after you opened it. Your text is still here and has not been saved.`}
      </span>
    </ConflictNotice>
  );
}

function BlogGone() {
  return (
    <div className="cms-conflict">
      <p>
        <strong>Somebody deleted this post meanwhile.</strong> Your text is still here: with a picture you can
        upload it as a new post.
      </p>
    </div>
  );
}
