import { expect, test, vi } from 'vitest';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();

function call(name: 'contactSubmit' | 'adminLogin') {
  const { run, definition } = servedCall(name);
  return callFunction(run, definition, { body: sampleInput[name] });
}

test('misspelt settings take sign-in along and no form, and the log names them without their values', async () => {
  Object.assign(process.env, {
    ADMIN_USERNAME: 'x'.repeat(101),
    ADMIN_PASSWORD_HASH: 'scrypt:cut-off',
    BUILD_HOOK_URL: 'nowhere',
  });
  const lines: string[] = [];
  const log = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);

  const answers = [await call('contactSubmit'), await call('contactSubmit'), await call('adminLogin')];
  log.mockRestore();

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
  expect(answers[2]?.body).toEqual({ status: 'error', message: 'Invalid username or password.' });
  for (const name of ['ADMIN_USERNAME must', 'ADMIN_PASSWORD_HASH must', 'BUILD_HOOK_URL must'])
    expect(lines.filter((line) => line.includes(name))).toHaveLength(1);
  expect(lines.join()).toContain('"missing":"ADMIN_USERNAME"');
  expect(lines.join()).not.toMatch(/cut-off|nowhere|xxx/);
});
