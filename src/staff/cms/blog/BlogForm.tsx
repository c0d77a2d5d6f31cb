import { type MouseEvent, useId } from 'react';
import { toast } from '#browser/toasts.ts';
import { Form } from '#forms/engine/Form.tsx';
import { useForm } from '#forms/engine/use-form.ts';
import { Field } from '#forms/fields/Field.tsx';
import { TextArea } from '#forms/fields/TextArea.tsx';
import { postFields } from '#forms/post/form.ts';
import { EXCERPT_LENGTH, MAX_TITLE } from '#shared/limits.ts';
import { blogPath } from '#shared/paths.ts';
import { codePoints, measureExcerpt } from '#shared/plain-text.ts';
import { shortName } from '../../inbox/model/row.ts';
import { askToDiscard } from '../../shell/ask.ts';
import { useAtom } from '../../shell/atom.ts';
import { ConflictNotice, DraftOffer, focusOn } from '../notices.tsx';
import { heldIn } from '../editing.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { StatusText } from '../StatusText.tsx';
import { beginDraft, blogDraft, draftOfRound, draftSchema, isChanged, storedBlog } from './blog-draft.ts';
import { joinLines } from './join-lines.ts';
import { PictureField } from './PictureField.tsx';
import { blogStatus, keepMine, sendPost } from './save-blog.ts';
import { Button } from '../../shell/Button.tsx';
import { fullTime } from '../../shell/times.ts';

/** The form of a post, in create or edit mode. */
export function BlogForm() {
  const draft = useAtom(blogDraft);
  const { loaded, title, content, saving, shrinking, round } = draft;
  const { busy, ...held } = heldIn(draftOfRound(round), draft);
  // A picture that is being read or made smaller holds the post back.
  const isHeldBack = saving || shrinking !== undefined;
  const form = useForm({
    id: useId(),
    schema: draftSchema,
    held: { ...held, busy: [isHeldBack, busy[1]] },
    send: (texts) => sendPost(draft, texts),
  });
  const label = loaded ? 'Edit blog' : 'Upload blog';
  return (
    <Form form={form} className="cms-form" aria-label={label}>
      <h3>{label}</h3>
      {loaded && <p className="admin-quiet">{`Its address, whatever its title: ${blogPath(loaded.id)}`}</p>}
      {!loaded && !isChanged(draft) && <BlogOffer />}
      <Field
        field={form.field('title')}
        {...postFields.title.question}
        hint={`${codePoints(title.trim())} of ${MAX_TITLE} characters`}
      />
      <TextArea field={form.field('content')} {...postFields.content.question} hint={excerptNote(content)} />
      <JoinLines />
      <PictureField />
      <Field field={form.field('image_alt')} {...postFields.image_alt.question} />
      <div role="alert">
        <BlogConflict />
      </div>
      <div className="admin-form-buttons">
        <SaveButton busy={saving} held={isHeldBack}>
          {loaded ? 'Update Blog' : 'Upload Blog'}
        </SaveButton>
        {(loaded || isChanged(draft)) && (
          <Button disabled={saving} onClick={() => void cancel()}>
            Cancel
          </Button>
        )}
        <StatusText line={blogStatus} />
      </div>
    </Form>
  );
}

/** Text from a mail is broken into short lines, each of which would be a paragraph. */
function JoinLines() {
  const { content, saving } = useAtom(blogDraft);
  const joined = joinLines(content);
  if (joined === content || saving) return null;
  const join = (event: MouseEvent<HTMLButtonElement>) => {
    focusOn(event, '[name=content]');
    blogDraft.update((now) => ({ ...now, content: joined }));
    const undo = () => {
      blogDraft.update((now) => (now.content === joined ? { ...now, content } : now));
    };
    toast('Lines joined', 'success', { action: { label: 'Undo', run: undo } });
  };
  return <Button onClick={join}>Join lines: only a blank line ends a paragraph</Button>;
}

function BlogOffer() {
  return (
    <DraftOffer
      stored={storedBlog}
      nameOf={({ title, content }) => `draft “${shortName(title.trim() || content)}”`}
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
  if (gone)
    return (
      <div className="cms-conflict">
        <p>
          <strong>Somebody deleted this post meanwhile.</strong> Your text is still here: with a picture you
          can upload it as a new post.
        </p>
      </div>
    );
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
