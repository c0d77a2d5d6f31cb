import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '#shared/result.ts';

/** What is wrong with the answers of a form, as far as it is shown. */
export interface Faults {
  errors: FieldErrors;
  /** Has the fields that were changed or found faulty: the others stay quiet. */
  touched: Readonly<Record<string, unknown>>;
  /** What the server said of fields that were not changed since. */
  said: FieldErrors;
}

export const NO_FAULTS: Faults = { errors: {}, touched: {}, said: {} };

/** Faults and what changes them, as `useState` has them. */
export type HeldFaults = readonly [Faults, (change: (now: Faults) => Faults) => void];

export interface ShownErrors {
  errors: FieldErrors;
  /** A field was changed: `all` is what the whole form says now. */
  changed(name: string, all: FieldErrors): void;
  /** Shows all of these at once, on the screen when it returns. `fromServer`: kept until the field is changed. */
  show(all: FieldErrors, fromServer?: boolean): void;
  clear(): void;
}

/** Which field shows which message: re-validated on every change, all of them on submit. `held`: outside the form. */
export function useFieldErrors(held?: HeldFaults): ShownErrors {
  const own = useState(NO_FAULTS);
  const [{ errors }, update] = held ?? own;

  return {
    errors,
    changed(name, all) {
      update((now) => {
        const { [name]: _answered, ...said } = now.said;
        const touched: Faults['touched'] = { ...now.touched, [name]: true };
        return {
          errors: Object.fromEntries(Object.entries({ ...said, ...all }).filter(([field]) => touched[field])),
          touched,
          said,
        };
      });
    },
    show(all, isFromServer = false) {
      // The message is there before focus goes to its field, so that both are read out.
      flushSync(() => {
        update(({ touched }) => ({
          errors: all,
          touched: { ...touched, ...all },
          said: isFromServer ? all : {},
        }));
      });
    },
    clear() {
      update(() => NO_FAULTS);
    },
  };
}
