import type { CollectionName } from '../database/collection.ts';
import type { HeldPlace, HeldThing } from '#shared/personal-data.ts';

/** What one place keeps of an address. */
export interface Held extends HeldPlace {
  /** Takes away all of it but what is mentioned. Twice is once, and after a crash it is finished by being repeated. */
  erase: () => Promise<void>;
}

/** Whom is asked about. */
export interface Sought {
  address: string;
  /** True for a text in which the address stands, by itself and in whatever letter case. */
  isIn: (text: string) => boolean;
  /** Under which keys records of a list hold the address of whoever sent them. */
  emailKeys: (list: CollectionName) => readonly string[];
}

/** What a repository keeps of an address; `found` is what those asked before it keep. */
export type HeldAbout = (sought: Sought, found: readonly Held[]) => Promise<Held[]>;

/** The ids of what goes with an address: all of it but what is mentioned. */
export const ownIds = (items: readonly HeldThing[]): string[] =>
  items.flatMap(({ id, mentioned }) => (id === undefined || mentioned ? [] : id));

/** Finds an address in a text, not within a longer one. */
export function standsIn(address: string): (text: string) => boolean {
  const literal = address.normalize().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const alone = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-])${literal}(?![\\p{L}\\p{M}\\p{N}]|[.-]+[\\p{L}\\p{N}])`,
    'iu',
  );
  return (text) => alone.test(text.normalize());
}
