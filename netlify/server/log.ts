/** What the log tells of a call: nothing that a visitor typed, no address, no cookie. */
export interface CallLine {
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  fault?: string;
}

/** One line of JSON on standard error for each call that `level`, the setting LOG_CALLS, asks for. */
export function logCall(line: CallLine, level: 'all' | 'faults' | 'errors'): void {
  if (level === 'all' || line.status >= 500 || (level === 'faults' && line.fault !== undefined)) {
    write({ event: 'call', ...line });
  }
}

/** That somebody's data were erased: how many things, how many could not be, by which call; not whose. */
export function logErasure(line: { requestId: string; erased: number; left: number }): void {
  write({ event: 'erased', ...line });
}

/** Something went wrong that nobody is told in an answer; `about` names the thing, never a person's data. */
export function logProblem(event: string, about: Record<string, string | number>, error?: unknown): void {
  write({ event, ...about, ...(error === undefined ? {} : { error: describe(error) }) });
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

function write(line: object): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}
