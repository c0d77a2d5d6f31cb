/** Something that whoever started the server can mend; the message is for them. */
export class StartError extends Error {}

/** What went wrong, for the person at the terminal: one sentence where they can mend it, the stack where they cannot. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof StartError ? error.message : (error.stack ?? error.message);
}
