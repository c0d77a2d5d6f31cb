import { UUID } from '../fields/rules.ts';
import { tabStorage } from '#browser/storage.ts';
import type { Answers } from './answers.ts';

export interface SubmissionIds {
  /**
   * The id of these answers, which are about to be sent: the same answers get the same id until one has arrived, so that a
   * retry is one record. `kept`: after a reload, too.
   */
  idFor(answers: Answers, kept?: Kept): string;
  /** The answers have arrived: the next form is another one, even with the same text. */
  renew(): void;
}

interface Kept {
  formId: string;
  /** Names of the answers that must not be kept: another password alone is no other form after a reload. */
  without: readonly string[];
}

interface Unanswered {
  id: string;
  text: string;
}

/** Makes the UUIDs by which the server knows a repeated submission. */
export function createSubmissionIds(): SubmissionIds {
  let last: Unanswered | undefined;
  let key = '';
  return {
    idFor(answers, kept) {
      const text = JSON.stringify(answers);
      const open = JSON.stringify(answers, (name, answer: unknown) =>
        kept?.without.includes(name) ? '' : answer,
      );
      key = kept ? `unanswered:${kept.formId}` : '';
      const before = key && !last ? readUnanswered(key) : undefined;
      if (before?.text === open) last = { id: before.id, text };
      if (last?.text !== text) last = { id: createUuid(), text };
      if (key) tabStorage.write(key, { id: last.id, text: open });
      return last.id;
    },
    renew() {
      last = undefined;
      if (key) tabStorage.remove(key);
    },
  };
}

/** What a page before this one has kept; undefined for anything else that may lie there. */
function readUnanswered(key: string): Unanswered | undefined {
  const { id, text } = (tabStorage.read(key) ?? {}) as Record<keyof Unanswered, unknown>;
  return typeof id === 'string' && UUID.test(id) && typeof text === 'string' ? { id, text } : undefined;
}

/** A random UUID; `crypto.randomUUID` is missing where a preview has no secure origin. */
const createUuid = (): string => URL.createObjectURL(new Blob()).slice(-36);
