/** Tells the developer console about a failure that the visitor need not see. */
export function logFailure(what: string, detail?: unknown): void {
  // eslint-disable-next-line no-console -- the one place that may
  console.warn(what, ...(detail === undefined ? [] : [detail]));
}
