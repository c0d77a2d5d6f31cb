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

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a page before this one has kept; undefined for anything else that may lie there. */
function readUnanswered(key: string): Unanswered | undefined {
  const { id, text } = (tabStorage.read(key) ?? {}) as Record<keyof Unanswered, unknown>;
  return typeof id === 'string' && UUID.test(id) && typeof text === 'string' ? { id, text } : undefined;
}

/**
 * Each 0 and 1 of the pattern becomes a random digit, its 8 one of the four that a UUID has there. `crypto.randomUUID` exists
 * on secure origins only; a preview on a local network address is none.
 */
function createUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
