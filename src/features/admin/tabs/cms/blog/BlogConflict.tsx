import { exactTime } from '../../../shell/times.ts';
import { useStore } from '../../../store.ts';
import { ConflictNotice } from '../ConflictNotice.tsx';
import { beginDraft, blogDraft } from './blog-draft.ts';
import { keepMine } from './save-blog.ts';

/** Somebody else saved the post in hand first. */
export function BlogConflict() {
  const { conflict } = useStore(blogDraft);
  if (!conflict) return null;
  return (
    <ConflictNotice
      theirs={{ title: conflict.title, text: conflict.content }}
      keepMine={keepMine}
      takeTheirs={() => {
        beginDraft(conflict);
      }}
    >
      <strong>Somebody else changed this post</strong> ({exactTime(Date.parse(conflict.updated_at))}) after
      you opened it. Your text is still here and has not been saved.
    </ConflictNotice>
  );
}
