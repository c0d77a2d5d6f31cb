import { vi } from 'vitest';

/** Makes every call of the browser answer with this JSON, or with this response. Returns the spy. */
export function answerWith(answer: unknown) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(answer instanceof Response ? answer : Response.json(answer)));
}

/** Makes every call fail as it does offline. */
export function goOffline() {
  return vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
}
