import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import type { StoreServer } from './store-server.ts';

/** What one call of a function has asked of the store. A round is what it waited for together: one trip to a distant store. */
interface StoreUse {
  requests: number;
  rounds: number;
  open: number;
}

const uses = new AsyncLocalStorage<StoreUse>();

/**
 * Runs a call of a function and counts what the store answers it until it ends. Out: what it gives, and the count as
 * Server-Timing has it.
 */
export async function countStoreUse<T>(task: () => Promise<T>): Promise<{ result: T; timing: string }> {
  const use: StoreUse = { requests: 0, rounds: 0, open: 0 };
  const result = await uses.run(use, task);
  return { result, timing: `store;desc="${use.requests} requests in ${use.rounds} rounds"` };
}

/**
 * Spares the functions of this process the network on their way to the store: `fetch` calls to its address are answered
 * by a call instead of over a socket. Requests and answers are the same; so are the client and the code above it.
 */
export function fetchStoreDirectly(store: StoreServer): void {
  const overNetwork = globalThis.fetch;
  const { address } = store;
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith(`${address}/`)
      ? count(() => store.answer(new Request(input, init)))
      : overNetwork(input, init);
}

async function count(answer: () => Promise<Response>): Promise<Response> {
  const use = uses.getStore() ?? { requests: 0, rounds: 0, open: 0 };
  use.open++;
  // A job that asks ten thousand times lets visitors in between, as it does where it runs by itself.
  await turn();
  try {
    return await answer();
  } finally {
    use.requests++;
    use.open--;
    if (use.open === 0) use.rounds++;
  }
}
