import { call } from '#browser/api-client.ts';
import { alert } from '#browser/dialogs.ts';
import type { AnyForm } from './definition.ts';
import type { Outcome } from './use-form.ts';

/** How a form says what came of it, where it has a way of its own; focus then belongs on `returnTo`. */
export interface Replies {
  sent?: (message: string) => Promise<unknown>;
  refused?: (message: string, returnTo: HTMLElement | undefined) => Promise<unknown>;
  unreachable?: (message: string) => Promise<unknown>;
}

/** Sends a form's payload to its call. Out: the outcome for the engine; only a success clears the form. */
export async function submitForm(form: AnyForm, payload: object, replies: Replies = {}): Promise<Outcome> {
  const result = await call(form.submit, { body: payload });
  if (result.ok) {
    const { sent = (title: string) => alert('success', { title }) } = replies;
    return { kind: 'sent', tell: () => sent(form.sent) };
  }
  const reason = result.message || (form.wordless ?? 'Please try again.');
  if (result.kind === 'unreachable') {
    const { unreachable = (title: string) => alert('error', { title }) } = replies;
    return { kind: 'kept', tell: () => unreachable(form.unreachable(reason)) };
  }
  const { refused = (title, returnTo) => alert('error', { title, returnTo }) } = replies;
  const message = form.refused(reason);
  return { kind: 'kept', errors: result.errors, tell: (returnTo) => refused(message, returnTo) };
}
