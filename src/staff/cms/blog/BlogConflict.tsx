import { exactTime } from '../../shell/times.ts';
import { useAtom } from '../../shell/atom.ts';
import { ConflictNotice } from '../ConflictNotice.tsx';
import { beginDraft, blogDraft } from './blog-draft.ts';
import { keepMine } from './save-blog.ts';

/** Somebody else saved or deleted the post in hand first. */
export function BlogConflict() {
  const { conflict, gone } = useAtom(blogDraft);
  if (gone) return <BlogGone />;
  if (!conflict) return null;
  return (
    <ConflictNotice
      theirs={{ title: conflict.title, text: conflict.content }}
      keepMine={keepMine}
      takeTheirs={() => beginDraft(conflict)}
    >
      <strong>Somebody else changed this post</strong> ({exactTime(Date.parse(conflict.updated_at))}) after
      you opened it. Your text is still here and has not been saved.
    </ConflictNotice>
  );
}

function BlogGone() {
  return (
    <div className="cms-conflict" role="alert">
      <p>
        <strong>Somebody deleted this post meanwhile.</strong> Your text is still here: with a picture you can
        upload it as a new post.
      </p>
    </div>
  );
}
