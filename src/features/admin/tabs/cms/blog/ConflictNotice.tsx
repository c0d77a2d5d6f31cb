import { exactTime } from '../../../shell/times.ts';
import { useStore } from '../../../store.ts';
import { beginDraft, blogDraft } from './blog-draft.ts';
import { keepMine } from './save-blog.ts';

/** Somebody else saved this post first: shows their text and offers both ways on. The typed text stays until chosen. */
export function ConflictNotice() {
  const { conflict } = useStore(blogDraft);
  if (!conflict) return null;
  return (
    <div className="cms-conflict" role="alert">
      <p>
        <strong>Somebody else changed this post</strong> ({exactTime(Date.parse(conflict.updated_at))}) after
        you opened it. Your text is still here and has not been saved.
      </p>
      <details>
        <summary>Their version: {conflict.title}</summary>
        <p className="cms-theirs">{conflict.content}</p>
      </details>
      <div className="admin-form-buttons">
        <button type="button" className="admin-small" onClick={keepMine}>
          Keep mine, then save again
        </button>
        <button
          type="button"
          className="admin-small"
          onClick={() => {
            beginDraft(conflict);
          }}
        >
          Take theirs
        </button>
      </div>
    </div>
  );
}
