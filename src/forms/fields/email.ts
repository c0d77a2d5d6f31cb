import { MAX_EMAIL } from '#shared/limits.ts';
import { trimmed } from '#shared/trimmed.ts';
import { plainAddress } from '#shared/normalize-input.ts';
import type { Field, FieldOptions } from './field.ts';
import { cleaned, toLine } from './rules.ts';
import { z } from '#shared/zod.ts';

/** What stands around an address in a sentence or a list comes along with it. No line break: one beside it is refused. */
const BEFORE = /[\p{Zs}\p{Cf}\p{Ps}\p{Pi}\p{Pf}"'`,;:]/u;
const AFTER = /[\p{Zs}\p{Cf}\p{Pe}\p{Pi}\p{Pf}"'`,;:.!?/]/u;
/** As mail programs copy it, behind the name. */
const WRAPPED = /^[^<>\p{Cc}]*<([^<>]*)>$/u;
/** A link, or a label before it. */
const LED = /^(?:mailto|e-?mail):([^?]*).*$/i;
const NAME = /[^\s@.<>()[\]\\",;:\p{Cc}]+/u.source;
const DOMAIN_LABEL = /[\p{L}\p{M}\p{Nd}]+(?:-+[\p{L}\p{M}\p{Nd}]+)*/u.source;
const EMAIL = new RegExp(`^${NAME}(?:\\.${NAME})*@${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})+$`, 'u');

/**
 * An e-mail address, the one rule of both sides: one @, a dotted domain of letters, digits and hyphens, no white space or
 * line break anywhere, at most 254 characters; invisible marks are left out, what it was copied with (blanks, brackets,
 * quotes, a name, the end of a sentence) goes.
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

/** What every form keeps of an address that was typed, dictated or copied: nothing around it. */
export function bareAddress(value: string): string {
  const address = bare(plainAddress(value)).replace(WRAPPED, '$1');
  return bare(bare(address).replace(LED, '$1'));
}

const bare = (text: string): string => trimmed(text, BEFORE, AFTER);
