import { useAtom } from '../shell/atom.ts';
import type { StatusLine } from './status.ts';

/** The live region of a status line; it is always there, so that screen readers notice a message. */
export function StatusText({ line }: { line: StatusLine }) {
  const status = useAtom(line);
  return (
    <p className="cms-status" role="status" data-tone={status?.tone}>
      {status?.text}
    </p>
  );
}
