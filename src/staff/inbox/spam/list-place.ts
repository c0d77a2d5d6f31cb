const SUSPECTED = 'suspected';

/** Where a list is, as `routeHref` takes it: `#connect`, or its suspected spam, `#connect/suspected`; a row's id may follow. */
export function listPlace(tabId: string, suspected: boolean): readonly [string, ...string[]] {
  return suspected ? [tabId, SUSPECTED] : [tabId];
}

/** Which list the rest of an address names, and the row that is open in it. */
export function readListPlace(rest: readonly string[]): { suspected: boolean; openId: string | undefined } {
  const suspected = rest[0] === SUSPECTED;
  return { suspected, openId: suspected ? rest[1] : rest[0] };
}
