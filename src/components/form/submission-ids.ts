import type { Answers } from './fields.ts';

export interface SubmissionIds {
  /** The same answers get the same id, so that a retry is one record; edited answers get a new one. */
  idFor(answers: Answers): string;
  /** The answers were sent: the next form is another one, even with the same text. */
  renew(): void;
}

/** Makes the UUIDs by which the server knows a repeated submission [decisions 2]. */
export function createSubmissionIds(): SubmissionIds {
  let current: { id: string; text: string } | undefined;
  return {
    idFor(answers) {
      const text = JSON.stringify(answers);
      if (current?.text !== text) current = { id: createUuid(), text };
      return current.id;
    },
    renew() {
      current = undefined;
    },
  };
}

/** `crypto.randomUUID` exists on secure origins only; a preview on a local network address is none. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
