import { MAX_EMAIL } from '#shared/limits.ts';
import { trimmed } from '#shared/trimmed.ts';
import { plainAddress } from '#shared/normalize-input.ts';
import type { Field, FieldOptions } from './field.ts';
import { cleaned, toLine } from './rules.ts';
import { z } from '#shared/zod.ts';

/** What ends an address in a list of them comes along with it. No line break: an address beside one is refused. */
const AROUND = /[\p{Zs}\p{Cf},;]/u;
/** As mail programs copy it, behind the name. */
const WRAPPED = /^[^<>\p{Cc}]*<([^<>]*)>$/u;
const LINK = /^mailto:([^?]*).*$/i;
const EMAIL = /^[^\s@.<>,;\p{Cc}]+(?:\.[^\s@.<>,;\p{Cc}]+)*@[^\s@.<>,;\p{Cc}]+(?:\.[^\s@.<>,;\p{Cc}]+)+$/u;

/**
 * An e-mail address, the one rule of both sides: one @, a dotted domain, no white space or line break anywhere,
 * at most 254 characters; invisible marks are left out, what it was copied with (blanks, brackets, a name) goes.
 * Every fault says `message`.
 */
export const email = (label: string, message: string, options: FieldOptions = {}) =>
  ({
    question: { kind: 'email', label, autoComplete: 'email', spellCheck: false, required: true },
    rule: cleaned(bareAddress, z.regex(EMAIL, message), z.maxLength(MAX_EMAIL, message)),
    column: { kind: 'email', width: 13.5 },
    ...options,
  }) satisfies Field;

/** An e-mail address of which only the @ is checked. Its control is a line: a browser asks more of one for addresses. */
export const anyEmail = (label: string, message: string, options: FieldOptions = {}) => {
  const field = email(label, message, options);
  return {
    ...field,
    question: { ...field.question, kind: 'text', inputMode: 'email', autoCapitalize: 'none' },
    rule: cleaned(
      (value) => toLine(plainAddress(value)),
      z.regex(/@/, message),
      z.maxLength(MAX_EMAIL, message),
    ),
  } satisfies Field;
};

function bareAddress(value: string): string {
  const address = trimmed(plainAddress(value), AROUND).replace(WRAPPED, '$1');
  return trimmed(trimmed(address, AROUND).replace(LINK, '$1'), AROUND);
}
