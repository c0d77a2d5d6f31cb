import type { SubmitEvent } from 'react';
import type { Controlled, FieldState } from '#forms/engine/use-form.ts';
import type { FieldErrors, Result } from '#shared/result.ts';
import { validate } from '#shared/validate.ts';
import type { z } from '#shared/zod.ts';

/** What every draft has beside its own fields. It outlives its form: looking at another tab changes nothing. */
export interface Editing {
  errors: FieldErrors;
  /** On its way to the server: its form stands still. */
  saving: boolean;
}

/** Said instead of a save that would change nothing: it would only make the site be built again. */
export const UNCHANGED = 'Nothing was changed, so nothing was saved.';

/** Whether two texts are stored alike, as those are that differ in blanks around them. `schema` has the rules. */
export function isStoredAlike(schema: z.core.$ZodType, one: unknown, other: unknown): boolean {
  const [a, b] = [validate(schema, one), validate(schema, other)];
  return a.ok && b.ok && JSON.stringify(a.value) === JSON.stringify(b.value);
}

/** Said where the answer tells nothing: most often it is not ours but a page of the platform. */
export const NO_REASON = 'Unknown error: the server gave no usable answer. Please try again.';

/** Where a draft is held. Once it is given up, there is none to get and an update changes nothing. */
export interface Editor<T> {
  get: () => T | undefined;
  update: (change: (current: T) => T) => void;
}

/**
 * Saves a draft, one save at a time. `check` gets it as it is now and names the faults, which are stored with it,
 * or makes of it what `send` takes.
 */
export async function saveOnce<T extends Editing, Value>(
  place: Editor<T>,
  check: (now: T) => Result<Value, { errors: FieldErrors }>,
  send: (value: Value, now: T) => Promise<void>,
): Promise<void> {
  const now = place.get();
  if (!now || now.saving) return;
  const checked = check(now);
  const errors = checked.ok ? {} : checked.fault.errors;
  place.update((current) => ({ ...current, errors, saving: checked.ok }));
  if (!checked.ok) return;
  try {
    await send(checked.value, now);
  } finally {
    place.update((current) => ({ ...current, saving: false }));
  }
}

/** A form's submit handler: saves, then leads to the first control with a fault, once the faults are drawn. */
export function submitting(save: () => Promise<void>): (event: SubmitEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    void save().finally(() =>
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
    );
  };
}

/**
 * The fields of a draft, their controls named `<formId>-<field>`: the draft holds their answers, which stand still while it is
 * saved.
 */
export function fieldsOf<Name extends string>(
  formId: string,
  draft: Editing & Readonly<Record<NoInfer<Name>, string>>,
  change: (name: Name, text: string) => void,
): (name: Name) => FieldState & { controlled: Controlled } {
  const { errors, saving } = draft;
  return (name) => ({
    id: `${formId}-${name}`,
    name,
    error: errors[name],
    controlled: {
      value: draft[name],
      readOnly: saving,
      onChange: ({ target }) => {
        if (!saving) change(name, target.value);
      },
    },
  });
}

/** A changed field loses its fault. */
export function withoutFault(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}
