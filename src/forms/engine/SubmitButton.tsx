import type { ReactNode } from 'react';

interface Props {
  busy: boolean;
  /** Said instead of `children` while an answer is awaited. */
  busyText?: string | undefined;
  locked?: boolean;
  className?: string;
  children: ReactNode;
}

/** Stays focusable while busy, so that focus is not lost; the engine ignores clicks then. */
export function SubmitButton({ busy, busyText, locked = false, className, children }: Props) {
  return (
    <button
      type="submit"
      className={`button ${className ?? ''}`}
      aria-disabled={busy || locked ? true : undefined}
      aria-busy={busy ? true : undefined}
    >
      {busy && busyText ? busyText : children}
    </button>
  );
}
