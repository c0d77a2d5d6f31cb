import { Button } from '../shell/Button.tsx';
import { focusOn } from './notices.tsx';
import { type Atom, createAtom, useAtom } from '../shell/atom.ts';

/** The live region of a status line; it is always there, so that screen readers notice a message. */
export function StatusText({ line }: { line: StatusLine }) {
  const status = useAtom(line);
  return (
    <p className="cms-status" role="status" data-tone={status?.tone}>
      <span>{status?.text}</span>
      {status?.tone === 'danger' && (
        <Button
          onClick={(event) => {
            focusOn(event, '[type=submit]');
            line.clear();
          }}
        >
          Dismiss
        </Button>
      )}
    </p>
  );
}

/** How an action went, said beside its button. */
export interface Status {
  text: string;
  tone: 'success' | 'danger';
}

/** Good news clears after four seconds. What failed stays until it is dismissed or done again. */
const STATUS_MS = 4_000;

export interface StatusLine extends Atom<Status | undefined> {
  say: (text: string, tone: Status['tone']) => void;
  clear: () => void;
}

/** A place for one status message at a time. */
export function createStatusLine(): StatusLine {
  const store = createAtom<Status | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    store.set(undefined);
  };
  return {
    ...store,
    clear,
    say: (text, tone) => {
      clear();
      store.set({ text, tone });
      if (tone === 'success') timer = setTimeout(clear, STATUS_MS);
    },
  };
}
