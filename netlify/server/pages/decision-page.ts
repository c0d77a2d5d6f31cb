import type { Fields } from '../http/parse-body.ts';
import { faultPage } from './fault-page.ts';
import type { FormPage } from './form-pages.ts';
import { html } from './html.ts';
import { standalonePage } from './standalone-page.ts';
import { DECISION, DECLINED, QUESTION } from '#forms/lets-connect/form.ts';
import { HANDED_ON, HONEYPOT } from '#forms/fields/rules.ts';

/** Asks what the confirmation dialog asks, where its script has not come; what was typed rides along. */
export function decisionPage({ fields }: FormPage, action: string, typed: Fields): string {
  const { title, text, confirmText, cancelText } = QUESTION;
  const answers = [...Object.keys(fields), HONEYPOT, ...HANDED_ON].map((name) => {
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
  const { title, text: message } = DECLINED;
  return faultPage(page, action, typed, { title, message, errors: {} });
}
