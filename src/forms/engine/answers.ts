import type { FieldErrors } from '#shared/result.ts';

/** The answers of a form by control name. */
export type Answers = Record<string, string>;

/**
 * What the form's controls hold right now. Read from the document and not from state, so that text typed before
 * the script ran and autofill that fires no event are sent as they are seen.
 */
export function readAnswers(form: HTMLFormElement): Answers {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** The answers that are others now than when `before` was read. */
export function changedSince(before: Answers, form: HTMLFormElement): Answers {
  return Object.fromEntries(
    Object.entries(readAnswers(form)).filter(([name, text]) => text !== before[name]),
  );
}

/** The first control, in reading order, that has an error. */
export function firstFaulty(form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined {
  return ([...form.elements] as HTMLInputElement[]).find(({ name }) => name in errors);
}

/** Only the errors that the form has a control for; a fault of anything else has no place to show. */
export function errorsWithPlace(form: HTMLFormElement, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => form.elements.namedItem(name)));
}
