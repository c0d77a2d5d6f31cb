import { describe, expect, test } from 'vitest';
import { checkPhone } from '#shared/phone.ts';
import { contactForm } from '#forms/contact/form.ts';
import { createDemoForm } from '#forms/demo/form.ts';
import { feedbackForm } from '#forms/feedback/form.ts';
import { letsConnectForm } from '#forms/lets-connect/form.ts';
import { registrationForm } from '#forms/registration/form.ts';
import { websitePlanForm } from '#forms/website-plan/form.ts';
import { validate } from '#shared/validate.ts';
import { sampleInput } from '#tests/support/sample-input.ts';

const FORMS = [
  [contactForm.schema, sampleInput.contactSubmit, 'name'],
  [letsConnectForm.schema, sampleInput.letsConnectSubmit, 'name'],
  [createDemoForm(checkPhone).schema, sampleInput.demoSubmit, 'firstName'],
  [feedbackForm.schema, sampleInput.feedbackSubmit, 'name'],
  [websitePlanForm.schema, sampleInput.websitePlanSubmit, 'name'],
  [registrationForm.schema, sampleInput.registrationSubmit, 'name'],
] as const;

/** Both have a ten-digit phone. */
const WITH_PHONE = [
  [letsConnectForm.schema, sampleInput.letsConnectSubmit],
  [registrationForm.schema, sampleInput.registrationSubmit],
] as const;

/** Soft hyphen, zero width space and no-break, byte order mark, reading directions. */
const MARKS = [
  ...'\u00ad\u200b\u2060\ufeff\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
];
const JOINERS = ['\u200c', '\u200d'];

const codeOf = (mark: string) => `U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
const named = (marks: readonly string[]) => marks.map((mark) => [codeOf(mark), mark] as const);
/** The mark before, inside and after. */
const strewn = (text: string, mark: string) => `${mark}${text.slice(0, 3)}${mark}${text.slice(3)}${mark} `;

describe.each(named(MARKS))('%s, which comes along when a text is copied', (_code, mark) => {
  test('is no part of an e-mail address [S5-02]', () => {
    for (const [schema, right] of FORMS)
      expect(validate(schema, { ...right, email: strewn('asha@example.com', mark) })).toMatchObject({
        value: { email: 'asha@example.com' },
      });
  });

  test('is no part of a phone number [S5-03] [S5-08] [S5-13]', () => {
    const phone = strewn('9812345678', mark);
    for (const [schema, right] of WITH_PHONE)
      expect(validate(schema, { ...right, phone })).toMatchObject({ value: { phone: '9812345678' } });
    expect(checkPhone(phone, 'NP')).toBe('+9779812345678');
  });

  test('is no part of a name, and no name by itself [S5-01]', () => {
    for (const [schema, right, field] of FORMS) {
      expect(validate(schema, { ...right, [field]: strewn('Asha Rai', mark) })).toMatchObject({
        value: { [field]: 'Asha Rai' },
      });
      expect(validate(schema, { ...right, [field]: mark })).toMatchObject({ ok: false });
    }
  });
});

test('a blank that forbids a line break is a blank in a name, and around an address and a number', () => {
  const pasted = {
    name: 'Asha\u00a0Rai\u202f',
    email: '\u00a0asha@example.com\u00a0',
    phone: '9812345678\u00a0',
  };
  expect(validate(letsConnectForm.schema, { ...sampleInput.letsConnectSubmit, ...pasted })).toMatchObject({
    value: { name: 'Asha Rai', email: 'asha@example.com', phone: '9812345678' },
  });
  expect(checkPhone('+977\u00a0981\u202f2345678', 'NP')).toBe('+9779812345678');
});

test('a blank inside is still a fault of an address and of a ten-digit number [S5-02] [S5-03]', () => {
  const typed = { email: 'asha\u00a0rai@example.com', phone: '98123\u00a045678' };
  const checked = validate(letsConnectForm.schema, { ...sampleInput.letsConnectSubmit, ...typed });
  expect(checked).toMatchObject({ ok: false, fault: { errors: { email: /valid/, phone: /valid/ } } });
});

describe.each(named(JOINERS))('%s, which Nepali words need', (_code, joiner) => {
  test('stays in names and messages', () => {
    const words = `श्री${joiner}मान राई`;
    for (const [schema, right] of [FORMS[0], FORMS[1], FORMS[3]])
      expect(validate(schema, { ...right, name: words, message: words })).toMatchObject({
        value: { name: words, message: words },
      });
  });

  test('is no part of addresses and numbers', () => {
    for (const [schema, right] of WITH_PHONE) {
      const pasted = { email: strewn('asha@example.com', joiner), phone: strewn('9812345678', joiner) };
      expect(validate(schema, { ...right, ...pasted })).toMatchObject({
        value: { email: 'asha@example.com', phone: '9812345678' },
      });
    }
  });
});

test('a message keeps every sign as it was typed', () => {
  const message = 'مرحبا \u202eabc\u202c soft\u00adhyphen';
  expect(validate(contactForm.schema, { ...sampleInput.contactSubmit, message })).toMatchObject({
    value: { message },
  });
});

describe('digits of other keyboards are the same number', () => {
  test.each([
    ['Nepali', '९८१२३४५६७८'],
    ['wide', '９８１２３４５６７８'],
    ['mixed', '98१२३４５678'],
  ])('%s ones [S5-03] [S5-08] [S5-13]', (_kind, phone) => {
    for (const [schema, right] of WITH_PHONE)
      expect(validate(schema, { ...right, phone })).toMatchObject({ value: { phone: '9812345678' } });
    expect(checkPhone(phone, 'NP')).toBe('+9779812345678');
  });

  test('with their plus and their country code', () => {
    expect(checkPhone('＋９７７ ９８१२३४५६७८', 'NP')).toBe('+9779812345678');
    expect(checkPhone('+९७७-९८१२३४५६७८', 'Nepal')).toBe('+9779812345678');
  });
});
