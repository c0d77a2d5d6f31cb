import type { MouseEvent, ReactNode } from 'react';

interface ConflictNoticeProps {
  theirs: { title: string; text: string };
  keepMine: () => void;
  takeTheirs: () => void;
  /** What happened. */
  children: ReactNode;
}

/** Somebody else saved first: shows their text and offers both ways on. The typed text stays until chosen. */
export function ConflictNotice({ theirs, keepMine, takeTheirs, children }: ConflictNoticeProps) {
  return (
    <div className="cms-conflict" role="alert">
      <p>{children}</p>
      <details>
        <summary>Their version: {theirs.title}</summary>
        <p className="cms-theirs">{theirs.text}</p>
      </details>
      <div className="admin-form-buttons">
        <button
          type="button"
          className="admin-small"
          onClick={(event) => {
            focusOn(event, '[type=submit]');
            keepMine();
          }}
        >
          Keep mine, then save again
        </button>
        <button
          type="button"
          className="admin-small"
          onClick={(event) => {
            focusOn(event, 'input');
            takeTheirs();
          }}
        >
          Take theirs
        </button>
      </div>
    </div>
  );
}

/** The notice goes, its buttons with it: the focus moves on to what its form has next. */
function focusOn({ currentTarget }: MouseEvent<HTMLButtonElement>, next: string): void {
  currentTarget.form?.querySelector<HTMLElement>(next)?.focus();
}
