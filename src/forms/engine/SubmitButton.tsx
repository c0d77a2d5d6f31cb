import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<'button'>, 'className' | 'formNoValidate' | 'children'> {
  busy: boolean;
  /** Said instead of `children` while an answer is awaited. */
  busyText?: string | undefined;
  locked?: boolean;
}

/** Stays focusable while busy, so that focus is not lost; the engine ignores clicks then. */
export function SubmitButton({ busy, busyText, locked = false, className, children, ...rest }: Props) {
  return (
    <button
      type="submit"
      className={`button ${className ?? ''}`}
      aria-disabled={busy || locked ? true : undefined}
      aria-busy={busy ? true : undefined}
      {...rest}
    >
      {busy && busyText ? busyText : children}
    </button>
  );
}
