import { beforeAll, expect, test } from 'vitest';
import { served } from '#tests/support/all-functions.ts';
import { send } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import {
  asFirst,
  colleague,
  login,
  PASSWORD,
  sessionOf,
  setFactor,
  type Cookie,
} from '#tests/support/team.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

const HOURS = 3_600_000;
const NOBODY: Cookie = { cookie: '' };

/** Everybody who may come, by how they show themselves, and whether they are let in. */
const WHO: Readonly<Record<string, { enters: boolean; show: () => Promise<Cookie> }>> = {
  nobody: { enters: false, show: () => Promise.resolve(NOBODY) },
  'a made-up token': {
    enters: false,
    show: () => Promise.resolve({ cookie: `__Host-gr8_session=000000000-0000000000.${'A'.repeat(43)}` }),
  },
  'the first administrator': { enters: true, show: () => sessionFrom(Date.now()) },
  'the first administrator, expired': { enters: false, show: () => sessionFrom(Date.now() - 9 * HOURS) },
  'a colleague': { enters: true, show: async () => sessionOf((await colleague()).id) },
  'a colleague, expired': {
    enters: false,
    show: async () => sessionOf((await colleague()).id, Date.now() - 9 * HOURS),
  },
  'a disabled colleague': { enters: false, show: () => signedInThen('disabled') },
  'a removed colleague': { enters: false, show: () => signedInThen('removed') },
  'a colleague without the second factor': {
    enters: false,
    show: async () => {
      const { id, email } = await colleague();
      await setFactor(await sessionOf(id));
      return login(email, { password: PASSWORD });
    },
  },
};

async function signedInThen(to: 'disabled' | 'removed'): Promise<Cookie> {
  const { id, email } = await colleague();
  const answer = await login(email);
  expect(answer.status).toBe(200);
  await asFirst('teamChange', { id, to });
  return answer;
}

const staff = served.filter(({ definition }) => definition.access === 'staff');

test.each(Object.entries(WHO))(
  'every staff call lets %s in or not, whichever it is',
  async (_, { enters, show }) => {
    const { cookie } = await show();
    expect(staff.length).toBeGreaterThan(30);
    for (const { name, definition, run } of staff) {
      const body =
        definition.method === 'POST' ? (sampleInput[name as keyof typeof sampleInput] ?? {}) : undefined;
      const { status } = await send(run, definition, { headers: { cookie }, body });
      expect(status === 401, `${name}: ${status}`).toBe(!enters);
    }
  },
);
