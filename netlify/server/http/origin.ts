/**
 * Says whether a state-changing request may come from where it comes from. A browser tells the truth in
 * `Sec-Fetch-Site` and `Origin`; a client that sends neither is no browser and carries nobody's cookies.
 * The site's own host is the one the request was made to, or `siteUrl`; forwarding headers are not asked.
 */
export function isOwnOrigin(request: Request, siteUrl: string | undefined): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  // A strict referrer policy makes a browser hide the origin even from the site itself.
  if (origin === 'null') return site === 'same-origin';
  const host = hostOf(origin);
  return host !== undefined && [request.url, siteUrl].map(hostOf).includes(host);
}

function hostOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).host : undefined;
}
