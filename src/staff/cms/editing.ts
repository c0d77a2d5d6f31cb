import { NO_FAULTS, type Faults } from '#forms/engine/use-field-errors.ts';
import type { HeldDraft } from '#forms/engine/use-form.ts';
import { validate } from '#shared/validate.ts';
import type { z } from '#shared/zod.ts';

/** What every draft has beside its own fields. It outlives its form: looking at another tab changes nothing. */
export interface Editing {
  faults: Faults;
  /** On its way to the server: its form stands still. */
  saving: boolean;
}

/** Of a draft that begins. */
export const BEGUN: Editing = { faults: NO_FAULTS, saving: false };

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

/** A draft as the form engine takes it, its texts by the names of their fields. They stand still while it is saved. */
export function heldIn<T extends Editing>(place: Editor<T>, draft: T): HeldDraft {
  const { faults, saving } = draft;
  const texts = new Map<string, unknown>(Object.entries(draft));
  return {
    faults: [faults, (change) => place.update((now) => ({ ...now, faults: change(now.faults) }))],
    busy: [saving, (isSaving) => place.update((now) => ({ ...now, saving: isSaving }))],
    controlled: (name) => ({
      value: String(texts.get(name)),
      readOnly: saving,
      onChange: ({ target }) => {
        if (!saving) place.update((now) => ({ ...now, [name]: target.value }));
      },
    }),
  };
}
