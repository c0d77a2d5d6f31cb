interface SaveButtonProps {
  saving: boolean;
  /** Something has to end first; its form says what. */
  held?: boolean;
  children: string;
}

/** Stays focusable while nothing can be saved, so that the focus is not lost; `saveOnce` ignores presses then. */
export function SaveButton({ saving, held = false, children }: SaveButtonProps) {
  return (
    <button type="submit" className="admin-main-button" aria-disabled={saving || held || undefined}>
      {saving ? 'Saving…' : children}
    </button>
  );
}
