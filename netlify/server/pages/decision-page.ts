import type { Fields } from '../http/parse-body.ts';
import { faultPage } from './fault-page.ts';
import type { FormPage } from './form-pages.ts';
import { html } from './html.ts';
import { standalonePage } from './standalone-page.ts';
import { MESSAGES } from '#forms/lets-connect/messages.ts';
import { DECISION } from '#forms/lets-connect/form.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';

/** Asks what the confirmation dialog asks, where its script has not come [S 4, 8]; what was typed rides along. */
export function decisionPage({ questions }: FormPage, action: string, typed: Fields): string {
  const { title, text, confirmText, cancelText } = MESSAGES.question;
  const answers = [...Object.keys(questions), HONEYPOT].map((name) => {
    const value = typed[name];
    // A parser drops one line break after the tag; a hidden input would lose all of them.
    return html`<textarea name="${name}" hidden>${'\n'}${typeof value === 'string' ? value : ''}</textarea>`;
  });
  return standalonePage(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      <form method="post" action="${action}">
        ${answers}
        <button name="${DECISION}" value="yes">${confirmText}</button>
        <button name="${DECISION}" value="no" class="quiet">${cancelText}</button>
      </form>`,
  );
}

/** After a no: says so, and shows the form with what was typed. */
export function declinedPage(page: FormPage, action: string, typed: Fields): string {
  const { refusedTitle: title, declined: message } = MESSAGES;
  return faultPage(page, action, typed, { title, message, errors: {} });
}
