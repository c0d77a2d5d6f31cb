import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { served } from '#tests/support/all-functions.ts';
import { send } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

const calls = served
  .filter(({ definition }) => definition.body === 'json' || definition.body === 'fields')
  .map((call) => [call.name, call] as const);

/** A right body with any of its fields replaced by any JSON value or an awkward text, and strangers added. */
function bodies(right: Record<string, unknown>) {
  const awkward = fc.constantFrom(
    ...[
      '',
      ' ',
      '\0',
      '\u2028',
      '\ud800',
      '🙂'.repeat(60),
      '__proto__',
      'a@b.co',
      '9812345678',
      '../x',
      '<b>',
    ],
  );
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }), awkward);
  const changed = fc.record(Object.fromEntries(Object.keys(right).map((field) => [field, value])), {
    requiredKeys: [],
  });
  const strangers = fc.dictionary(fc.string({ maxLength: 12 }), value, { maxKeys: 3 });
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(changed, strangers)
        .map((parts) => Object.assign({ ...right }, ...parts) as unknown),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

describe.each(calls)('%s', (name, { definition, run }) => {
  test('whatever JSON arrives, the answer is 2xx or 4xx in the shape of the call', async () => {
    const right = sampleInput[name as keyof typeof sampleInput] ?? {};
    const cookie = definition.access === 'staff' ? await sessionFrom(Date.now()) : {};
    const headers = { 'content-type': 'application/json', ...cookie };
    let host = 0;
    const check = async (body: unknown) => {
      const address = `192.0.2.${(host += 1)}`;
      const response = await send(run, definition, { body: JSON.stringify(body), headers, address });
      const answer = (await response.json()) as Record<string, unknown>;
      expect(response.status).toBeLessThan(500);
      const said = answer.message ?? answer.error;
      if (response.status >= 400) expect(said).toEqual(expect.stringMatching(/./));
      const succeeded = answer.success === true || answer.status === 'success';
      expect(succeeded).toBe(response.status < 300);
      expect(JSON.stringify(answer)).not.toContain('[object Object]');
    };
    // A right sign-in or registration hashes a password, which takes its time.
    const numRuns = name === 'registrationSubmit' || name === 'adminLogin' ? 30 : 120;
    await fc.assert(fc.asyncProperty(bodies(right), check), { numRuns });
  }, 60_000);
});
