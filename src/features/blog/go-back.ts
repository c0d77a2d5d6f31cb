/** Makes every Back link return to the previous page of this site, scroll position and all; else it is a plain link. */
export function goBackOnClick(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-back]') : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!cameFromHere() || !hasWayBack()) return;
    event.preventDefault();
    window.history.back();
  });
}

function cameFromHere(): boolean {
  return document.referrer !== '' && new URL(document.referrer).origin === window.location.origin;
}

/** A page that was opened in a new tab came from here, but there is nothing behind it. */
function hasWayBack(): boolean {
  // Older engines have no such interface, whatever the types say.
  const { navigation } = window as Partial<Window>;
  return navigation?.canGoBack ?? window.history.length > 1;
}
