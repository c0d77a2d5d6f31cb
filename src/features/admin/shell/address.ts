/** The address of a tab, of one of its rows or panels. */
export function routeHref(tabId: string, ...rest: string[]): string {
  return `#${[tabId, ...rest].map(encodeURIComponent).join('/')}`;
}

/** Goes to a tab or row; Back returns. `replace` leaves no trace in the history. */
export function go(href: string, replace = false): void {
  if (href === location.hash) return;
  if (replace) history.replaceState(history.state, '', href);
  else history.pushState(null, '', href);
  // At once: what is drawn next, whatever the reason, is drawn for the new address.
  dispatchEvent(new HashChangeEvent('hashchange'));
}
