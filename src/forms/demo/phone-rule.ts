import { useCallback, useState } from 'react';
import { PATIENCE_MS, within } from '#browser/within.ts';
import { createDemoSchema, type PhoneCheck } from '#forms/demo/schema.ts';

/** Without the phone library any number is taken here; the function has the same rule and the last word. */
const takeAnything: PhoneCheck = (phone) => phone.trim() || undefined;
const lenientSchema = createDemoSchema(takeAnything);

/** The schema of the whole request. The phone library is large: `load` fetches it when step 2 is near. */
export function useDemoSchema() {
  const [schema, setSchema] = useState(() => lenientSchema);
  const load = useCallback(async () => {
    const checked = import('#shared/phone.ts').then(({ checkPhone }) => {
      setSchema(() => createDemoSchema(checkPhone));
    });
    // A visitor on a slow line goes on without it; it counts from the moment it is there. Offline, the next try asks again.
    await within(PATIENCE_MS, checked).catch(() => undefined);
  }, []);
  return { schema, load };
}
