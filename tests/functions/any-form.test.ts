import { beforeAll, expect, test } from 'vitest';
import { defineForm, submitCall } from '#forms/engine/definition.ts';
import { defineInbox } from '#forms/engine/inbox.ts';
import { inboxTab } from '#forms/tabs.ts';
import { choice } from '#forms/fields/choice.ts';
import { email } from '#forms/fields/email.ts';
import { personName } from '#forms/fields/person-name.ts';
import { listHandler } from '#server/handlers/form-lists.ts';
import { submitHandler } from '#server/handlers/forms.ts';
import { route } from '#server/handlers/route.ts';
import { serve } from '#server/http/call.ts';
import { submissions } from '#server/records/submissions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleAnswers } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

const form = defineForm({
  name: 'contact',
  page: '/visit',
  headline: 'Come by',
  fields: {
    fullName: personName('Name', 'Who comes?'),
    email: email('Email', 'An address, please.'),
    floor: choice('Floor', ['Ground', 'First'], 'Which floor?'),
  },
  button: 'Announce me',
  submit: submitCall('/visit/submit', 'success'),
  sent: 'See you!',
  refused: (reason) => reason,
  unreachable: (reason) => reason,
});
const { list: listing } = inboxTab('visits', 'Visits', '/visit/list');
const inbox = defineInbox(form, {
  ...{ file: 'visits', noun: ['visit', 'visits'], empty: '', hint: '' },
  failure: () => '',
  statuses: [],
});

test('a form has its two calls from its definition alone', async () => {
  const submit = route([serve(form.submit, submitHandler(form, 'contact'))]);
  const refused = await callFunction(submit, form.submit, { body: { fullName: 'Asha' } });
  expect(refused).toMatchObject({
    status: 422,
    body: { success: false, errors: { email: 'An address, please.', floor: 'Which floor?' } },
  });
  const taken = await callFunction(submit, form.submit, { body: sampleAnswers(form.fields) });
  expect(taken.body).toEqual({ success: true, message: 'See you!' });

  const read = listHandler(inbox, (folder, page) => submissions.contact.readPage(folder, page));
  const list = route([serve(listing, read)]);
  expect((await callFunction(list, listing)).status).toBe(401);
  const { body } = await callFunction(list, listing, { headers: await sessionFrom(Date.now()) });
  expect(body).toEqual([
    {
      id: expect.any(String) as string,
      ...{ full_name: 'Asha Rai', email: 'asha@example.com', floor: 'First' },
      submitted_at: expect.any(String) as string,
    },
  ]);
});
