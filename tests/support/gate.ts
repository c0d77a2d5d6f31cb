/** Something that waits until the test lets it go on: an answer on its way, a script that is still loading. */
export interface Gate {
  open: () => void;
  opened: Promise<void>;
}

export function gate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
