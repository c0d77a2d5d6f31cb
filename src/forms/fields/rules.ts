import { wellFormed } from '#shared/well-formed.ts';
import { z } from '#shared/zod.ts';

const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * Something that a reader sees: a letter, digit, sign or emoji. What looks blank or stands for what is lost (fillers, the
 * empty Braille cell and note head, the blank hieroglyphs, the object and replacement signs) is no answer by itself.
 */
export const SEEN = /(?![\p{DI}\u2800\ufffc\ufffd\u{1d159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u;
/** Soft, page and next-line breaks of word processors are line breaks too. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Anything but line breaks and tabs is noise in a text of several lines, and may be all that parts two words. */
const NOISE_IN_TEXT = /[^\P{Cc}\n\t]+/gu;

/** What is said of more than `max` characters. */
export const tooLong = (max: number) => `Please keep this to ${withCommas(max)} characters or fewer.`;
/** `5,000`. By hand: a browser's first number format takes it longer than everything else in this file. */
const withCommas = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
/** A missing property is an empty answer; a property of another type is a malformed call. */
const answer = () => z._default(z.string(), '');

/** One line of text: control characters become one space, blanks around go. Empty is refused with `required`. */
export const requiredLine = (required: string, max: number) =>
  cleaned(toLine, z.regex(SEEN, required), z.maxLength(max, tooLong(max)));

/** One line of text that may be left out; empty when it is. */
export const optionalLine = (max: number) => cleaned(toLine, z.maxLength(max, tooLong(max)));

/** Text of several lines: keeps its line breaks; other control characters become one space. Empty is refused with `required`. */
export const requiredText = (required: string, max: number) =>
  cleaned(toText, z.regex(SEEN, required), z.maxLength(max, tooLong(max)));

/** Text of several lines that may be left out. */
export const optionalText = (max: number) => cleaned(toText, z.maxLength(max, tooLong(max)));

/** One of a fixed list of choices; anything else, the empty choice included, says `message`. */
export function oneOf<const T extends readonly string[]>(options: T, message: string) {
  const isOption = (value: string) => options.includes(value);
  // zod's own rule for it is larger than all the others, and every form would carry it.
  return answer().check(z.refine(isOption, message)) as unknown as z.ZodMiniType<
    T[number],
    string | undefined
  >;
}

/** As browsers write one, in whichever letters. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Name of the honeypot. It means nothing, or a browser that fills in forms would fill it. */
export const HONEYPOT = 'q7x';

/** Whatever text there is; no submission is refused for it. */
const anyText = z.transform((value: unknown) => (typeof value === 'string' ? value : ''));

/** Made by the browser once per filled form: the same one twice is one record. Not a UUID: as if absent. */
export const submissionId = z.pipe(
  anyText,
  z.transform((id: string) => (UUID.test(id) ? id : undefined)),
);

/**
 * Fields that ride along with every public form: the honeypot, which no person sees and which marks the submission as suspected
 * spam; where the visitor came from; the sentence that was agreed to.
 */
export const carried = { submissionId, [HONEYPOT]: anyText, arrival: anyText, consent: anyText };

/** Those of them that a page without script hands on from one form to the next. */
export const HANDED_ON = ['arrival', 'consent'] as const;

/** Text that `clean` has put in order, then held against `checks`. */
export function cleaned(clean: (value: string) => string, ...checks: z.core.$ZodCheck<string>[]) {
  return z.pipe(
    answer(),
    z.pipe(
      z.transform((value: string) => clean(wellFormed(value))),
      z.string().check(...checks),
    ),
  );
}

/** Control characters become one space, blanks around go. */
export const toLine = (value: string): string => value.replace(CONTROL_CHARACTERS, ' ').trim();

const toText = (value: string): string => value.replace(LINE_BREAK, '\n').replace(NOISE_IN_TEXT, ' ').trim();
