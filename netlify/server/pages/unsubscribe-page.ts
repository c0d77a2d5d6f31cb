import { html, type Markup } from './html.ts';
import { standalonePage } from './standalone-page.ts';
import { company, mailHref } from '#content/company.ts';
import { PATHS } from '#shared/paths.ts';

/** What is so for an address: mail goes to it, it was just ended or taken up again, or it had been ended before. */
export type Subscription = 'on' | 'ended' | 'resumed' | 'off';

const UNDO = 'undo';

const HEADINGS: Record<Subscription, string> = {
  on: 'No more email from us?',
  ended: 'You are unsubscribed.',
  resumed: 'You are back on.',
  off: 'You are unsubscribed already.',
};

/** The page of a link: what is so, and the one button that changes it. */
export function unsubscribePage(address: string, link: URL, subscription: Subscription): string {
  const isOn = subscription === 'on' || subscription === 'resumed';
  const whom = html`<strong>${masked(address)}</strong>`;
  const text = {
    on: html`One press, and this site sends nothing more to ${whom}.`,
    ended: html`This site sends nothing more to ${whom}. Was it a slip? Then undo it.`,
    resumed: html`This site may send email to ${whom} again.`,
    off: html`This site sends nothing to ${whom}. If you want its email again, undo that.`,
  }[subscription];
  return standalonePage(
    'Unsubscribe',
    html`<h1>${HEADINGS[subscription]}</h1>
      <p role="status">${text}</p>
      <form method="post" action="${actionOf(link, isOn)}">
        <button>${isOn ? 'Unsubscribe' : 'Undo'}</button>
      </form>
      ${note(html`What you have asked us is still answered by a person.`)}`,
  );
}

/** For a link that the site did not make, or that was cut on its way. */
export function brokenLinkPage(): string {
  return standalonePage(
    'Unsubscribe',
    html`<h1>This link is not whole.</h1>
      <p>
        A part of it was lost or changed on its way, so it does not tell whose email is to end. Nothing was
        changed. Open it once more from the email itself, or write to
        <a href="${mailHref(company.emails.info, 'Unsubscribe')}">${company.emails.info}</a>, and a person
        ends it.
      </p>
      ${note(html`<a href="${PATHS.home}">Back to the home page</a>`)}`,
  );
}

/** For a moment at which it cannot be kept. */
export function notNowPage(): string {
  return standalonePage(
    'Unsubscribe',
    html`<h1>That did not work just now.</h1>
      <p>
        It is on our side, and nothing was changed. Please open the link again in a minute, or write to
        <a href="${mailHref(company.emails.info, 'Unsubscribe')}">${company.emails.info}</a>.
      </p>`,
  );
}

/** Whether a link takes an unsubscription back. */
export const isUndo = ({ searchParams }: URL): boolean => searchParams.has(UNDO);

function actionOf({ pathname, searchParams }: URL, isOn: boolean): string {
  const query = new URLSearchParams(searchParams);
  if (isOn) query.delete(UNDO);
  else query.set(UNDO, '1');
  return `${pathname}?${query.toString()}`;
}

/** `a•••@example.com`: whoever looks over a shoulder, or scans the mail, learns no address. */
function masked(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${[...name][0] ?? ''}•••@${domain}`;
}

const note = (content: Markup): Markup => html`<p class="note">${content}</p>`;
