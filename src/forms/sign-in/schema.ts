import { MAX_NAME, MAX_PASSWORD } from '#shared/limits.ts';
import { requiredLine, secret } from '../fields/rules.ts';
import { z } from '#shared/zod.ts';

/** Administrator sign-in [S 5]: both required. */
export const adminLoginSchema = z.object({
  username: requiredLine('Username is required.', MAX_NAME),
  password: secret('Password is required.', 1, MAX_PASSWORD),
});

export type AdminLogin = z.infer<typeof adminLoginSchema>;
