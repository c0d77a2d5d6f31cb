import { vi } from 'vitest';

/** `scrypt` of Node, as far as passwords need it. */
export type Hash = (
  password: string,
  salt: Buffer,
  length: number,
  options: object,
  told: (fault: Error | null, key: Buffer) => void,
) => void;

// A password costs a quarter of a second, and the tests try thousands. What it really costs is tested in server-rules.test.ts.
vi.mock(import('node:crypto'), async (original) => {
  const real = await original();
  const cheap: Hash = (password, salt, length, options, told) =>
    real.scrypt(password, salt, length, { ...options, N: 2, p: 1 }, told);
  return { ...real, scrypt: cheap as typeof real.scrypt };
});
