/** The address of a tab, of one of its rows or panels. */
export function routeHref(tabId: string, ...rest: string[]): string {
  return `#${[tabId, ...rest].map(encodeURIComponent).join('/')}`;
}

/** Goes to a tab or row; Back returns. `replace` leaves no trace in the history. */
export function go(href: string, replace = false): void {
  if (href === location.hash) return;
  if (replace) {
    history.replaceState(history.state, '', href);
    dispatchEvent(new HashChangeEvent('hashchange'));
  } else location.hash = href;
}
