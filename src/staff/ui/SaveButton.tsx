interface SaveButtonProps {
  busy: boolean;
  /** Said while an answer is awaited. */
  busyText?: string | undefined;
  /** Something has to end first; its form says what. */
  held?: boolean;
  children: string;
}

/** Stays focusable while nothing can be saved, so that the focus is not lost; the form engine ignores presses then. */
export function SaveButton({ busy, busyText = 'Saving…', held = false, children }: SaveButtonProps) {
  return (
    <button type="submit" className="admin-main-button" aria-disabled={busy || held || undefined}>
      {busy ? busyText : children}
    </button>
  );
}
