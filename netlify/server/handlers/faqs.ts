import type { Answer, Call } from '../http/call.ts';
import { publish } from '../services/rebuild.ts';
import { createFaq, deleteFaq, listFaqs, updateFaq, updateFaqCopies } from '../records/faqs.ts';
import { accept } from './accept.ts';
import { contentHeaders } from './content-headers.ts';
import type { CmsSaved } from '#shared/endpoints/endpoint.ts';
import { fail, ok, type Fault } from '#shared/result.ts';
import type { Faq, FaqsByCategory } from '#shared/schemas/entities.ts';
import { faqAddSchema, faqDeleteSchema, faqUpdateSchema } from '#forms/faq/form.ts';

const NOT_FOUND: Fault = { kind: 'not-found', message: 'FAQ not found.' };
const CONFLICT: Fault = {
  kind: 'conflict',
  message:
    'Somebody else changed this FAQ since you opened it. Your text is kept here; please compare before you save.',
};

/** The FAQs of each category, in the order that visitors see. */
export async function showFaqs({ url, waitUntil }: Call): Promise<Answer<FaqsByCategory>> {
  return { ...ok(await listFaqs(waitUntil)), headers: contentHeaders(url) };
}

/** A new FAQ at the end of its category. */
export const addFaq = accept(
  faqAddSchema,
  async (
    { submissionId, ...texts },
    { waitUntil },
  ): Promise<Answer<CmsSaved & { insertedFaq: Faq & { category: string } }>> => {
    const insertedFaq = await createFaq(texts, submissionId);
    return ok({ insertedFaq, ...(await publish(waitUntil, () => updateFaqCopies(insertedFaq.id))) });
  },
);

/** An edit; with `base`, the texts it started from, a second editor is told of a conflict. */
export const changeFaq = accept(
  faqUpdateSchema,
  async ({ id, ...change }, { waitUntil }): Promise<Answer<CmsSaved>> => {
    const outcome = await updateFaq(id, change);
    if (outcome === 'missing') return fail(NOT_FOUND);
    if (outcome === 'conflict') return fail(CONFLICT);
    return ok(await publish(waitUntil, () => updateFaqCopies(id)));
  },
);

/** Deletes a FAQ. */
export const removeFaq = accept(faqDeleteSchema, async ({ id }, { waitUntil }): Promise<Answer<CmsSaved>> => {
  if (!(await deleteFaq(id))) return fail(NOT_FOUND);
  return ok(await publish(waitUntil, () => updateFaqCopies(id)));
});
