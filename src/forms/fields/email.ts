import { MAX_EMAIL } from '#shared/limits.ts';
import { trimmed } from '#shared/trimmed.ts';
import { plainAddress } from '#shared/unmarked.ts';
import type { Field, FieldOptions } from './field.ts';
import { cleaned } from './rules.ts';
import { z } from '#shared/zod.ts';

/** No line break: an address beside one is refused. */
const BLANK_OR_MARK = /[\p{Zs}\p{Cf}]/u;
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u;

/**
 * An e-mail address, the one rule of both sides: one @, a dotted domain, no white space or line break anywhere,
 * at most 254 characters; invisible marks are left out, blanks around trimmed. Every fault says `message`.
 */
export const email = (label: string, message: string, options: FieldOptions = {}) =>
  ({
    question: { kind: 'email', label, autoComplete: 'email', spellCheck: false, required: true },
    rule: cleaned(
      (value) => trimmed(plainAddress(value), BLANK_OR_MARK),
      z.regex(EMAIL, message),
      z.maxLength(MAX_EMAIL, message),
    ),
    column: { kind: 'email', width: 13.5 },
    ...options,
  }) satisfies Field;
