const WEB = ['https:', 'http:'];

/** An address that a configured link may have: https, nothing else. Undefined for anything missing or malformed. */
export function usableLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value.trim())) return undefined;
  const url = new URL(value.trim());
  return url.protocol === 'https:' ? url.href : undefined;
}

const isWebAddress = (value: string): boolean => URL.canParse(value) && WEB.includes(new URL(value).protocol);

/** What is wrong with the variables that pages are built with, one line each, without their values. Empty ones are not set. */
export function publicVariableFaults(variables: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(variables).flatMap(([name, given]) => {
    const value = given?.trim();
    if (!value) return [];
    if (/^PUBLIC_(?:CHECKOUT_|DEMO_CALENDAR_URL$)/.test(name))
      return usableLink(value) ? [] : `${name} must be an address that begins with https://.`;
    if (name === 'PUBLIC_COUNTRIES_URL' && !value.startsWith('/') && !isWebAddress(value))
      return `${name} must be an address, or a path of this site that begins with /.`;
    return [];
  });
}
