import { fullTime } from '../../shell/times.ts';
import type { ListDefinition } from '../model/definition.ts';
import type { Row } from '../model/row.ts';
import { mailAddress } from '../view/cells.tsx';
import { toast } from '#browser/toasts.ts';

/** Mail programs take addresses of about 2,000 characters; what is quoted leaves room for the rest. */
const MOST_QUOTED = 1_500;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The address that begins an answer to a row: its subject, and below the place to write in, what they wrote. */
export function replyAddress({ noun }: ListDefinition, { time, values }: Row, email: string): string {
  const message = (values['message'] ?? '').trim();
  const subject = `subject=${encodeURIComponent(`Your ${noun[0]}`)}`;
  const quoted = message && `&body=${encoded(`\n\nOn ${fullTime(time)} you wrote:\n`)}${quote(message)}`;
  return `${mailAddress(email)}?${subject}${quoted}`;
}

/** As much of a message as fits, each line behind a mark of quotation. */
function quote(message: string): string {
  let quoted = encoded('> ');
  for (const { segment } of graphemes.segment(message)) {
    const piece = encoded(/[\r\n]/.test(segment) ? '\n> ' : segment);
    if (quoted.length + piece.length > MOST_QUOTED) return quoted + encoded(' […]');
    quoted += piece;
  }
  return quoted;
}

/** Lines end as mail addresses want it (RFC 6068); half an emoji, which has no encoding, becomes the mark for that. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD').replaceAll('\n', '\r\n'));

/** Copies a text; says so, also when the browser refuses. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('Copied', 'success', { about: 'copy' });
  } catch {
    toast('This browser does not allow copying.', 'error', { about: 'copy' });
  }
}
