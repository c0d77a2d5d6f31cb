import { useCallback, useState } from 'react';
import { createDemoSchema, type PhoneCheck } from '#shared/schemas/demo.ts';

/** Without the phone library any number is taken here; the function has the same rule and the last word. */
const takeAnything: PhoneCheck = (phone) => phone.trim() || undefined;
const lenientSchema = createDemoSchema(takeAnything);

/** The schema of the whole request. The phone library is large: `load` fetches it when step 2 is near. */
export function useDemoSchema() {
  const [schema, setSchema] = useState(() => lenientSchema);
  const load = useCallback(async () => {
    try {
      const { checkPhone } = await import('#shared/phone.ts');
      setSchema(() => createDemoSchema(checkPhone));
    } catch {
      // Offline: the next step tries again.
    }
  }, []);
  return { schema, load };
}
