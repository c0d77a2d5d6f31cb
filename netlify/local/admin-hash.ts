import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/limits.ts';
import { hashPassword } from '#server/auth/password.ts';

/** `npm run admin:hash`: turns a typed (or piped) password into the value of ADMIN_PASSWORD_HASH. */
async function main(): Promise<void> {
  const password = await askPassword();
  if (password.length < MIN_PASSWORD || password.length > MAX_PASSWORD) {
    process.stderr.write(`The password must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters.\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`ADMIN_PASSWORD_HASH=${await hashPassword(password)}\n`);
}

/** The question goes to standard error and the typing is not echoed: standard output carries the hash alone. */
async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY,
  });
  if (process.stdin.isTTY) process.stderr.write('Password for the administrator (not shown): ');
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    if (process.stdin.isTTY) process.stderr.write('\n');
  }
}

await main();
