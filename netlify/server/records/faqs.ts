import { IndexedCollection, type Index, type Versioned } from '../database/indexed.ts';
import type { WaitUntil } from '../call-time.ts';
import { logProblem } from '../log.ts';
import { claim } from './claims.ts';
import { PLACE, placeBetween } from './place-between.ts';
import type { faqUpdateSchema } from '#forms/faq/form.ts';
import { FAQ_CATEGORIES, type FaqCategory } from '#shared/form-options.ts';
import { createId, ID_PATTERN } from '#shared/ids.ts';
import type { Faq, FaqsByCategory } from '#shared/schemas/entities.ts';
import { z } from '#shared/zod.ts';

const faqSchema = z.object({
  id: z.string(),
  version: z.number(),
  category: z.enum(FAQ_CATEGORIES),
  question: z.string(),
  answer: z.string(),
  order: z.optional(z.string().check(z.regex(PLACE))),
});

type StoredFaq = z.infer<typeof faqSchema> & Versioned;

/** Whole FAQs, in one document: there are not so many that edits of its copies would meet. */
const WHOLE: Index<StoredFaq, StoredFaq> = { folder: 'index', toRow: (faq) => faq };

/** The collection `faqs`, all of its keys but the claims. */
const faqs = new IndexedCollection<StoredFaq>('faqs', WHOLE);

export type NewFaq = Pick<StoredFaq, 'category' | 'question' | 'answer'>;

/** Stores a new FAQ at the end of its category. Out: the FAQ; for a `submissionId` that was there before, the first one. */
export async function createFaq(texts: NewFaq, submissionId?: string): Promise<Faq & NewFaq> {
  if (submissionId) {
    const { id } = await claim(faqs.open(), submissionId.toLowerCase(), { id: createId() });
    // A repetition writes too: it heals a crash between claim and record, and changes nothing otherwise.
    const faq = (await addFaq(id, texts)) ?? (await faqs.find(id));
    if (faq) return { id, category: faq.category, question: faq.question, answer: faq.answer };
  }
  for (;;) {
    const faq = await addFaq(createId(), texts);
    if (faq) return { id: faq.id, ...texts };
  }
}

const addFaq = (id: string, { category, question, answer }: NewFaq): Promise<StoredFaq | undefined> =>
  faqs.add({ id, category, question, answer });

/**
 * What an edit changes; `base` holds the texts it started from, if the editor knows them. `before` is the id of the FAQ that it is
 * to stand before in its category, or empty: at the end.
 */
export type FaqChange = Omit<z.infer<typeof faqUpdateSchema>, 'id'>;

/** Out: 'saved', 'missing', or 'conflict' if the stored texts are neither these nor those of `base`, or `before` names none beside it. */
export async function updateFaq(
  id: string,
  { question, answer, category, before, base }: FaqChange,
): Promise<'saved' | 'missing' | 'conflict'> {
  if (!ID_PATTERN.test(id)) return 'missing';
  const { all, tags } = before === undefined ? NOTHING : await readInOrder();
  const others = all.filter((faq) => faq.id !== id);
  const change = (current: StoredFaq) => {
    const texts = { question, answer };
    // Where it has them already, the answer to the first try was lost.
    if (base && !hasTexts(current, base) && !hasTexts(current, texts)) return undefined;
    if (category && category !== current.category) return { ...texts, category, order: createId() };
    if (before === undefined) return texts;
    const neighbours = others.filter((faq) => faq.category === current.category).map(placeOf);
    const next = others.find((faq) => faq.id === before && faq.category === current.category);
    if (before && !next) return undefined;
    return { ...texts, order: placeBefore(next && placeOf(next), neighbours) };
  };
  const found = all.find((faq) => faq.id === id);
  const tag = tags.get(id);
  const edited = await faqs.edit(id, change, found && tag ? { text: JSON.stringify(found), tag } : undefined);
  if (edited === 'missing') return 'missing';
  return edited === 'unchanged' ? 'conflict' : 'saved';
}

const hasTexts = (faq: StoredFaq, { question, answer }: Pick<Faq, 'question' | 'answer'>): boolean =>
  faq.question === question && faq.answer === answer;

/** Out: false if there was none with that id. */
export const deleteFaq = async (id: string): Promise<boolean> =>
  ID_PATTERN.test(id) && (await faqs.remove(id));

/** Where an FAQ stands among those of its category: where it was moved, else when it was added. */
const placeOf = ({ id, order }: StoredFaq): string => order ?? id;

/** A place right before `next`, or behind all of the ascending `places`. */
function placeBefore(next: string | undefined, places: readonly string[]): string {
  const last = places.filter((place) => next === undefined || place < next).at(-1) ?? '';
  const now = createId();
  // Whatever is added later still comes behind it.
  return next === undefined && last < now ? now : placeBetween(last, next);
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

interface InOrder {
  all: StoredFaq[];
  /** Of those that were found as copies. */
  tags: ReadonlyMap<string, string>;
}
const NOTHING: InOrder = { all: [], tags: new Map() };

async function readInOrder(heal?: WaitUntil): Promise<InOrder> {
  const { rows, tags } = await faqs.readAll(WHOLE, heal);
  const inOrder = (a: StoredFaq, b: StoredFaq) => compare(placeOf(a), placeOf(b)) || compare(a.id, b.id);
  return { all: rows.filter(isFaq).sort(inOrder), tags };
}

/** The FAQs of each category, in their order. An unusable one is logged and left out. For `heal` see `readAll`. */
export async function listFaqs(heal?: WaitUntil): Promise<FaqsByCategory> {
  const { all } = await readInOrder(heal);
  const of = (category: FaqCategory): Faq[] =>
    all
      .filter((faq) => faq.category === category)
      .map(({ id, question, answer }) => ({ id, question, answer }));
  return { general: of('general'), property: of('property'), digital: of('digital') };
}

/** Brings the copies of a FAQ that was changed up to date, after the answer. Never throws. */
export const updateFaqCopies = (id: string): Promise<void> => faqs.update([id]);

/** Makes the index of FAQs anew. Out: how many there are. */
export const reindexFaqs = (): Promise<number> => faqs.rebuild();

function isFaq(document: StoredFaq): boolean {
  const usable = z.safeParse(faqSchema, document).success;
  if (!usable) logProblem('bad-faq', { id: String(document.id) });
  return usable;
}
