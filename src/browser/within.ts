/** Who waits longer for something to go on has pressed a button that does nothing. */
export const PATIENCE_MS = 10_000;

/** Out: what `work` brings, if it comes within `ms` milliseconds; otherwise, or when `work` fails, rejects. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, ms);
  });
  return Promise.race([work, late]);
}
