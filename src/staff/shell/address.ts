/** What the history keeps with the address of a row that was opened from its list: the list is one step back. */
const OVER = 'over its list';

/** The address of a tab, of one of its rows or panels. */
export const routeHref = (tabId: string, ...rest: string[]): string =>
  `#${[tabId, ...rest].map(encodeURIComponent).join('/')}`;

/** Goes to a tab or row; Back returns. `replace` leaves no trace in the history. */
export function go(href: string, replace = false): void {
  if (href === location.hash) return;
  if (replace) history.replaceState(history.state, '', href);
  else history.pushState(null, '', href);
  tell();
}

/** Opens a row over its list. From row to row the history has one step, so that Back leads to the list. */
export function openOver(list: string, href: string): void {
  if (location.hash !== list && location.hash !== '') {
    go(href, true);
    return;
  }
  history.pushState(OVER, '', href);
  tell();
}

/** Closes what is open over a list; Back does not open it again. */
export function closeOver(list: string): void {
  const isStep = history.state === OVER;
  go(list, true);
  if (isStep) history.back();
}

/** At once: what is drawn next, whatever the reason, is drawn for the new address. */
function tell(): void {
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Whether a click on a link is for another tab or window of the browser: the page leaves it alone. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: KeysHeld): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

type KeysHeld = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;
