import { toast } from '#lib/toasts.ts';
import type { CallResult } from '#lib/api-client.ts';
import { announceFaqChange } from '#lib/faq-events.ts';
import { endpoints, type CmsSaved } from '#shared/endpoints.ts';
import type { Faq } from '#shared/schemas/entities.ts';
import { staffCall } from '../../../session/session.ts';
import { ask, tell } from '../../../shell/ask.ts';
import { afterSave } from '../publish/publish-state.ts';
import { createStatusLine } from '../status.ts';
import { reloadFaqs } from './faq-list.ts';

export interface NewFaq {
  category: string;
  question: string;
  answer: string;
}

/** What the add form says about its last action [S 8]. */
export const faqStatus = createStatusLine();

/** Adds an FAQ; true when it is stored. */
export async function addFaq(faq: NewFaq): Promise<boolean> {
  const result = await staffCall(endpoints.faqAdd, { body: faq });
  if (result.ok) {
    faqStatus.say('FAQ added successfully!', 'success');
    void changed(result.data);
  } else
    faqStatus.say(
      `${result.kind === 'refused' ? 'Failed to add FAQ' : 'Network error'}: ${reason(result)}`,
      'danger',
    );
  return result.ok;
}

/** Asks, then deletes an FAQ. */
export async function deleteFaq({ id, question }: Faq): Promise<void> {
  if (!id) return tell('FAQ missing ID, cannot delete');
  if (!(await ask({ text: `Do you really want to delete “${question}”?`, yes: 'Yes, delete' }))) return;
  const result = await staffCall(endpoints.faqDelete, { body: { id } });
  if (!result.ok) {
    return tell(
      `${result.kind === 'refused' ? 'Failed to delete FAQ' : 'Error deleting FAQ'}: ${reason(result)}`,
    );
  }
  toast('FAQ deleted successfully');
  await changed(result.data);
}

/** Saves new texts of an FAQ; `base` is what the editor started from. True when they are stored. */
export async function updateFaq(base: Faq, texts: { question: string; answer: string }): Promise<boolean> {
  if (!base.id) {
    await tell('FAQ missing ID, cannot update');
    return false;
  }
  const body = { id: base.id, ...texts, base: { question: base.question, answer: base.answer } };
  const result = await staffCall(endpoints.faqUpdate, { body });
  if (result.ok) {
    toast('FAQ updated successfully');
    await changed(result.data);
  } else
    await tell(
      `${result.kind === 'refused' ? 'Failed to update FAQ' : 'Error updating FAQ'}: ${reason(result)}`,
    );
  return result.ok;
}

/** The public page hears of it, the list is read again, the publish state watches the new build. */
async function changed({ rebuild }: CmsSaved): Promise<void> {
  announceFaqChange();
  afterSave(rebuild);
  await reloadFaqs();
}

function reason(result: Exclude<CallResult<unknown>, { ok: true }>): string {
  return result.message || 'Unknown error';
}
