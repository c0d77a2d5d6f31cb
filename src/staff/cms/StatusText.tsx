import { type Atom, createAtom, useAtom } from '../shell/atom.ts';

/** The live region of a status line; it is always there, so that screen readers notice a message. */
export function StatusText({ line }: { line: StatusLine }) {
  const status = useAtom(line);
  return (
    <p className="cms-status" role="status" data-tone={status?.tone}>
      {status?.text}
    </p>
  );
}

/** How an action went, said beside its button. */
export interface Status {
  text: string;
  tone: 'success' | 'danger';
}

/** Status messages clear after four seconds. */
const STATUS_MS = 4_000;

export interface StatusLine extends Atom<Status | undefined> {
  say: (text: string, tone: Status['tone']) => void;
}

/** A place for one status message at a time. */
export function createStatusLine(): StatusLine {
  const store = createAtom<Status | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ...store,
    say: (text, tone) => {
      clearTimeout(timer);
      store.set({ text, tone });
      timer = setTimeout(() => store.set(undefined), STATUS_MS);
    },
  };
}
