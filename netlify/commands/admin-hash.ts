import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword } from '#server/auth/password.ts';

/** `npm run admin:hash`: turns a typed (or piped) password into the value of ADMIN_PASSWORD_HASH. */

const MIN_LENGTH = 12;
const MAX_LENGTH = 200;

// The password is not shown while it is typed, and never becomes an argument that other processes could read.
const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
const { isTTY } = process.stdin;
const prompt = createInterface({ input: process.stdin, output: silent, terminal: isTTY });
if (isTTY) process.stderr.write('Password: ');
const password = await prompt.question('');
prompt.close();
if (isTTY) process.stderr.write('\n');

if (password.length < MIN_LENGTH || password.length > MAX_LENGTH) {
  process.stderr.write(`The password must have ${MIN_LENGTH} to ${MAX_LENGTH} characters.\n`);
  process.exit(1);
}
process.stdout.write(`${await hashPassword(password)}\n`);
