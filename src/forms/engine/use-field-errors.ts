import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '#shared/result.ts';

export interface ShownErrors {
  errors: FieldErrors;
  /** A field was changed: `all` is what the whole form says now. Fields that nobody has touched stay quiet. */
  changed(name: string, all: FieldErrors): void;
  /** Shows all of these at once, on the screen when it returns. `fromServer`: kept until the field is changed. */
  show(all: FieldErrors, fromServer?: boolean): void;
  clear(): void;
}

/** Which field shows which message: re-validated on every change, all of them on submit. */
export function useFieldErrors(): ShownErrors {
  const [errors, setErrors] = useState<FieldErrors>({});
  const visited = useRef(new Set<string>());
  const fromServer = useRef<FieldErrors>({});

  return {
    errors,
    changed(name, all) {
      visited.current.add(name);
      const { [name]: _answered, ...kept } = fromServer.current;
      fromServer.current = kept;
      const shown = Object.entries({ ...kept, ...all }).filter(([field]) => visited.current.has(field));
      setErrors(Object.fromEntries(shown));
    },
    show(all, isFromServer = false) {
      for (const name of Object.keys(all)) visited.current.add(name);
      fromServer.current = isFromServer ? all : {};
      // The message is there before focus goes to its field, so that both are read out.
      flushSync(() => {
        setErrors(all);
      });
    },
    clear() {
      visited.current.clear();
      fromServer.current = {};
      setErrors({});
    },
  };
}
