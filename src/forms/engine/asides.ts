import type { Column } from '#staff/inbox/model/definition.ts';

const aside = (key: string, label: string): Column => ({ key, label, kind: 'text', width: 9 });

/**
 * What a record may have beside its answers, shown in the opened row and the CSV where it is there: from which page of the site it
 * was sent, from where the visitor had come this time and the first time, and the sentence that was agreed to.
 */
export const ASIDES: readonly Column[] = [
  aside('page', 'Sent from'),
  aside('came_from', 'Came from'),
  aside('landed_on', 'Came in by'),
  aside('campaign', 'Campaign'),
  aside('first_came_from', 'First came from'),
  aside('first_landed_on', 'First came in by'),
  aside('first_campaign', 'First campaign'),
  aside('consent', 'Agreed to'),
];

/** What a record has of it. */
export const asidesOf = (record: object): Record<string, string> => {
  const kept: Readonly<Record<string, unknown>> = { ...record };
  const present = ASIDES.map(({ key }) => [key, kept[key]]).filter(([, value]) => value);
  return Object.fromEntries(present) as Record<string, string>;
};
