import { useCallback, useState } from 'react';
import { PATIENCE_MS, within } from '#browser/within.ts';
import { createDemoForm, demoForm } from './form.ts';

/** The schema of the whole request. The phone library is large: `load` fetches it when step 2 is near. */
export function useDemoSchema() {
  const [schema, setSchema] = useState(() => demoForm.schema);
  const load = useCallback(async () => {
    const checked = import('#shared/phone.ts').then(({ checkPhone }) => {
      setSchema(() => createDemoForm(checkPhone).schema);
    });
    // A visitor on a slow line goes on without it; it counts from the moment it is there. Offline, the next try asks again.
    await within(PATIENCE_MS, checked).catch(() => undefined);
  }, []);
  return { schema, load };
}
