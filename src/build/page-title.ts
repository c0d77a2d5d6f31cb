/** A page's whole title: its own, then the site's name. */
export function pageTitle(title: string, site: string): string {
  return `${title} | ${site}`;
}
