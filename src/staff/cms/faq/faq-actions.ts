import { call, type CallResult } from '#browser/api-client.ts';
import { FRESH } from '#shared/cdn-cache.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { FAQ_CATEGORIES } from '#shared/form-options.ts';
import type { Faq, FaqsByCategory } from '#shared/schemas/entities.ts';
import { createAtom } from '../../shell/atom.ts';
import { createSubmissionIds } from '#forms/engine/submission-ids.ts';
import { toast } from '#browser/toasts.ts';
import { announceFaqChange } from '#browser/faq-events.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import type { CmsSaved } from '#shared/endpoints/endpoint.ts';
import { faqTextsSchema } from '#forms/faq/form.ts';
import { staffCall } from '../../session/session.ts';
import { ask, tell } from '../../shell/ask.ts';
import { isStoredAlike, NO_REASON, UNCHANGED } from '../editing.ts';
import { afterSave } from '../publish.ts';
import { createStatusLine } from '../StatusText.tsx';
import { areOtherTexts, EMPTY_FAQ, endFaqEdit, faqDraft, type FaqEdit, faqEditOf } from './faq-draft.ts';
import type { FaqAnswers } from './FaqFields.tsx';

export interface FaqList {
  phase: 'loading' | 'ready' | 'failed';
  /** Undefined until they were read once. */
  faqs: FaqsByCategory | undefined;
}

export const faqList = createAtom<FaqList>({ phase: 'loading', faqs: undefined });

/** Reads all FAQs. Out: whether it went well; a failure leaves what is shown. */
export async function reloadFaqs(): Promise<boolean> {
  // Staff read what is stored, past every cache.
  const result = await call(publicEndpoints.faqList, { query: { [FRESH]: '1' } });
  if (result.ok) faqList.set({ phase: 'ready', faqs: checked(result.data) });
  else faqList.update(({ faqs }) => ({ phase: 'failed', faqs }));
  return result.ok;
}

/** The listed FAQ with this id, as it was read last. */
function listedFaq(id: string): Faq | undefined {
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

const CONFLICT = 409;
const NOT_FOUND = 404;

type Failure = Exclude<CallResult<unknown>, { ok: true }>;

/** What the add form says about its last action. */
export const faqStatus = createStatusLine();

const submissionIds = createSubmissionIds();

/** Adds the FAQ of the add form. Success empties it but for the category; anything else leaves it as it is. */
export async function sendNewFaq(faq: FaqAnswers): Promise<undefined> {
  const failure = await addFaq(faq);
  if (failure === undefined) {
    faqStatus.say('FAQ added successfully!', 'success');
    faqDraft.set({ ...EMPTY_FAQ, category: faq.category });
  } else faqStatus.say(failure, 'danger');
}

/** Adds the texts of an edit whose FAQ is gone as a new one. */
export async function sendEditAsNew(id: string, faq: FaqAnswers): Promise<undefined> {
  const failure = await addFaq(faq);
  if (failure === undefined) {
    toast('FAQ added successfully!');
    endFaqEdit(id);
  } else await tell(failure);
}

/**
 * Saves the new texts of an FAQ, if they are others. If somebody else changed it first, their version is put beside the edit; if
 * somebody deleted it, the list no longer has it. A failure keeps the texts.
 */
export async function sendFaqEdit(edit: FaqEdit, faq: FaqAnswers): Promise<undefined> {
  const { base, from, conflict } = edit;
  const { id } = base;
  if (!id) {
    await tell('FAQ missing ID, cannot update');
    return;
  }
  if (isStoredAlike(faqTextsSchema, faq, { ...base, category: from })) {
    toast(UNCHANGED);
    endFaqEdit(id);
    return;
  }
  faqEditOf(id).update((now) => ({ ...now, conflict: undefined }));
  const { category, question, answer } = faq;
  const body = {
    ...{ id, question, answer, base: { question: base.question, answer: base.answer } },
    // Left as it is, it is not sent: somebody else may have moved the FAQ meanwhile.
    ...(category === from ? {} : { category }),
  };
  const result = await staffCall(staffEndpoints.faqUpdate, { body });
  if (result.ok) {
    toast('FAQ updated successfully');
    await changed(result.data);
    endFaqEdit(id);
    return;
  }
  const message = sentence(result, 'Failed to update FAQ', 'Error updating FAQ');
  const listed = isStale(result) && (await reloadFaqs()) ? listedFaq(id) : undefined;
  // A deploy that was replaced refuses in the same way, and nobody changed anything.
  const theirs = listed && areOtherTexts(listed, base) ? listed : undefined;
  // What was known of their version stays, whatever came of asking again.
  faqEditOf(id).update((now) => ({ ...now, conflict: theirs ? { theirs, message } : conflict }));
  if (!theirs) await tell(message);
}

/** Asks, then deletes an FAQ. */
export async function deleteFaq({ id, question }: Faq): Promise<void> {
  if (!id) return tell('FAQ missing ID, cannot delete');
  if (!(await ask({ text: `Do you really want to delete “${question}”?`, yes: 'Yes, delete' }))) return;
  const result = await staffCall(staffEndpoints.faqDelete, { body: { id } });
  if (!result.ok) return tellFailure(result, 'Failed to delete FAQ', 'Error deleting FAQ');
  toast('FAQ deleted successfully');
  await changed(result.data);
}

/** An FAQ is on its way to another place: one at a time, because each starts from the list as it is. */
export const faqMoving = createAtom(false);

/** Moves an FAQ to another place, counted from 0, among those of its category. */
export async function moveFaq(faq: Faq, category: readonly Faq[], place: number): Promise<void> {
  const { id, question, answer } = faq;
  const others = category.filter((other) => other.id !== id);
  const before = others[place]?.id ?? '';
  faqMoving.set(true);
  const result = await staffCall(staffEndpoints.faqUpdate, {
    body: { id, question, answer, before, base: { question, answer } },
  });
  if (result.ok) {
    toast(`FAQ moved: ${place + 1} of ${category.length}`);
    await changed(result.data);
  } else await tellFailure(result, 'Failed to move FAQ', 'Error moving FAQ');
  faqMoving.set(false);
}

/** Says why something was not done. A list that is behind is read again. */
function tellFailure(failure: Failure, refused: string, unreachable: string): Promise<void> {
  if (isStale(failure)) void reloadFaqs();
  return tell(sentence(failure, refused, unreachable));
}

/** Out: why it is not stored; undefined when it is. */
async function addFaq({ category, question, answer }: FaqAnswers): Promise<string | undefined> {
  const faq = { category, question, answer };
  const body = { ...faq, submissionId: submissionIds.idFor(faq) };
  const result = await staffCall(staffEndpoints.faqAdd, { body });
  if (!result.ok) return sentence(result, 'Failed to add FAQ', 'Network error');
  submissionIds.renew();
  void changed(result.data);
  return undefined;
}

/** The public page hears of it, the list is read again, the publish state watches the new build. */
async function changed(saved: CmsSaved): Promise<void> {
  announceFaqChange();
  afterSave(saved);
  await reloadFaqs();
}

/** Somebody else changed or deleted it: the list that is shown here is behind. */
const isStale = (failure: Failure): boolean =>
  failure.kind === 'refused' && [CONFLICT, NOT_FOUND].includes(failure.status);

function sentence(failure: Failure, refused: string, unreachable: string): string {
  return `${failure.kind === 'refused' ? refused : unreachable}: ${failure.message || NO_REASON}`;
}
