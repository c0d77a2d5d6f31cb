import { checkLive } from './live-checks.ts';

/**
 * `npm run check:live -- https://the-site.example`: proves on a real deploy what only a real deploy can show, and prints a
 * table. With ADMIN_USERNAME and ADMIN_PASSWORD in the environment it signs in, adds an FAQ and deletes it, which asks for a build.
 */
const [address] = process.argv.slice(2);
if (!address || !URL.canParse(address)) {
  console.error('usage: npm run check:live -- https://the-site.example');
  process.exit(2);
}
const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = process.env;
const credentials = username && password ? { username, password } : undefined;
const findings = await checkLive({ url: address, credentials });
console.table(Object.fromEntries(findings.map(({ check, ...rest }) => [check, rest])));
if (findings.some(({ result }) => result === 'FAULT')) process.exitCode = 1;
