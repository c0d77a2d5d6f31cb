import type { ListName } from '#forms/registry.ts';

/** Everything that is kept: the list of each form, and these. Each name is one site-wide collection of blobs. */
export type CollectionName =
  | ListName
  | 'verification'
  | 'posts'
  | 'faqs'
  | 'images'
  | 'content'
  | 'list-index'
  | 'sessions'
  | 'credentials'
  | 'login-attempts'
  | 'call-counts'
  | 'outbox'
  | 'unsubscribed'
  | 'casework'
  | 'audit';

/** A text as it was read, with the tag that a conditional write over it needs. */
export interface Stored {
  text: string;
  tag: string;
}

/** A key as it is listed, with the tag of what lies there: another text has another tag. */
export interface Entry {
  key: string;
  tag: string;
}

/**
 * What a database must do; all else in this folder and every repository is built on it. Keys are `[a-z0-9/-]`. Reads see
 * every write that was confirmed before. Whatever cannot be done, or cannot be known to be done, throws.
 */
export interface Collection {
  readonly name: CollectionName;
  /** Undefined if there is none. */
  read(key: string): Promise<Stored | undefined>;
  readBytes(key: string): Promise<ArrayBuffer | undefined>;
  exists(key: string): Promise<boolean>;
  /** Writes whatever is there. */
  write(key: string, data: string | ArrayBuffer): Promise<void>;
  /** Out: false if the key was there already. */
  create(key: string, text: string): Promise<boolean>;
  /** Writes over exactly the version that was read. Out: false if somebody else was faster. */
  replace(key: string, text: string, tag: string): Promise<boolean>;
  /** A key that is not there is deleted already. */
  delete(key: string): Promise<void>;
  /** What has a key that begins with `prefix`, in alphabetical order, some at a time; asks no further than it is taken. */
  entries(prefix: string): AsyncIterable<readonly Entry[]>;
}

/** All keys that begin with `prefix`. */
export const listKeys = async (collection: Collection, prefix = ''): Promise<string[]> =>
  (await listEntries(collection, prefix)).map(({ key }) => key);

/** The same with their tags. */
export async function listEntries(collection: Collection, prefix = ''): Promise<Entry[]> {
  const all: Entry[] = [];
  for await (const entries of collection.entries(prefix)) all.push(...entries);
  return all;
}
