import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<'button'>, 'className' | 'formNoValidate' | 'children'> {
  busy: boolean;
  /** Said instead of `children` while an answer is awaited. */
  busyText?: string | undefined;
}

/** Stays focusable while busy, so that focus is not lost; the engine ignores clicks then. */
export function SubmitButton({ busy, busyText, className, children, ...rest }: Props) {
  return (
    <button
      type="submit"
      className={`button ${className ?? ''}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && busyText ? busyText : children}
    </button>
  );
}
