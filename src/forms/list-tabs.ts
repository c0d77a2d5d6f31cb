import { forms } from './registry.ts';
import type { InboxTab } from './tabs.ts';

/** The tab of each form's list, by where its records lie. */
export const listTabs: ReadonlyMap<string, Pick<InboxTab, 'id' | 'tab'>> = new Map(
  Object.values(forms).map((form) => [form.suspected, form]),
);
