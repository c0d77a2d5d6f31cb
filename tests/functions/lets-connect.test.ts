import { beforeAll, describe, expect, test } from 'vitest';
import submitFunction from '#functions/forms.ts';
import listFunction from '#functions/staff.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { signIn, useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';

const enquiry = { name: 'Asha Rai', email: 'asha@example.com', phone: '9812345678', message: 'Hello\nthere' };

useStore();
beforeAll(useAdministrator);

describe("Let's Connect", () => {
  test('stores an enquiry that staff then list, newest first [S7-03] [S7-04] [S3-03]', async () => {
    const first = await callFunction(submitFunction, endpoints.letsConnectSubmit, { body: enquiry });
    expect(first).toMatchObject({ status: 200, body: { status: 'success', message: 'Form submitted' } });
    await callFunction(submitFunction, endpoints.letsConnectSubmit, { body: { ...enquiry, name: 'Bina' } });

    const { body } = await callFunction(listFunction, endpoints.letsConnectList, { headers: await signIn() });

    expect(body.map(({ name }) => name)).toEqual(['Bina', 'Asha Rai']);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(
      ['email', 'id', 'message', 'name', 'phone', 'submitted_at'].sort(),
    );
    expect(body[1]?.message).toBe('Hello\nthere');
  });
});
