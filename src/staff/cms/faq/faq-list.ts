import { call } from '#browser/api-client.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { FAQ_CATEGORIES } from '#shared/form-options.ts';
import type { Faq, FaqsByCategory } from '#shared/schemas/entities.ts';
import { createAtom } from '../../shell/atom.ts';

export interface FaqList {
  phase: 'loading' | 'ready' | 'failed';
  /** Undefined until they were read once. */
  faqs: FaqsByCategory | undefined;
}

export const faqList = createAtom<FaqList>({ phase: 'loading', faqs: undefined });

/** Reads all FAQs. Out: whether it went well; a failure leaves what is shown. */
export async function reloadFaqs(): Promise<boolean> {
  const result = await call(publicEndpoints.faqList);
  if (result.ok) faqList.set({ phase: 'ready', faqs: checked(result.data) });
  else faqList.update(({ faqs }) => ({ phase: 'failed', faqs }));
  return result.ok;
}

/** The listed FAQ with this id, as it was read last. */
export function listedFaq(id: string): Faq | undefined {
  return Object.values(faqList.get().faqs ?? {})
    .flat()
    .find((faq) => faq.id === id);
}

/** A category that is no list counts as empty. */
function checked(answer: Partial<Record<string, unknown>>): FaqsByCategory {
  return Object.fromEntries(
    FAQ_CATEGORIES.map((name) => {
      const faqs = answer[name];
      return [name, Array.isArray(faqs) ? (faqs as Faq[]) : []];
    }),
  ) as FaqsByCategory;
}
