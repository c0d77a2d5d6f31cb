import type { Answer, Call } from '../http/call.ts';
import { pageHeaders } from '../http/html-answer.ts';
import { logProblem } from '../log.ts';
import { addressIn } from '../notify/unsubscribe-link.ts';
import { PAGE_STYLE_HASH } from '../pages/page-style.ts';
import { brokenLinkPage, isUndo, notNowPage, unsubscribePage } from '../pages/unsubscribe-page.ts';
import { forgetUnsubscribed, isUnsubscribed, unsubscribe } from '../records/unsubscribed.ts';
import { ok } from '#shared/result.ts';

/** Shows whose mail the link ends, and the button that does it. */
export function askUnsubscribe({ url }: Call): Promise<Answer<Response>> {
  return forAddress(url, async (address) =>
    unsubscribePage(address, url, (await isUnsubscribed(address)) ? 'off' : 'on'),
  );
}

/** Ends mail to the address of the link, or takes that back. */
export function changeSubscription({ url }: Call): Promise<Answer<Response>> {
  return forAddress(url, async (address) => {
    const undo = isUndo(url);
    await (undo ? forgetUnsubscribed : unsubscribe)(address);
    return unsubscribePage(address, url, undo ? 'resumed' : 'ended');
  });
}

/** People come by a link of a mail: whatever happens, they get a page. */
async function forAddress(url: URL, show: (address: string) => Promise<string>): Promise<Answer<Response>> {
  try {
    const address = await addressIn(url);
    return address === undefined ? page(brokenLinkPage(), 404) : page(await show(address));
  } catch (error) {
    logProblem('not-unsubscribed', {}, error);
    return page(notNowPage(), 503);
  }
}

const page = (markup: string, status = 200): Answer<Response> =>
  ok(new Response(markup, { status, headers: pageHeaders(PAGE_STYLE_HASH) }));
