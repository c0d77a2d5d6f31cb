/** Stands for `#staff/shell/ask.ts` where staff say yes to every question and read every message at once. */
import { vi } from 'vitest';

export const ask = vi.fn(() => Promise.resolve(true));
export const askToDiscard = vi.fn(() => Promise.resolve(true));
export const tell = vi.fn(() => Promise.resolve());
