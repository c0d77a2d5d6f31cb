import { validate } from '#shared/validate.ts';
import { z } from '#shared/zod.ts';
import { readStoredDraft, storedDraftKey, type StoredDraftName, writeStoredDraft } from '../shell/unsaved.ts';
import { type Atom, createAtom, onStoredChange } from '../shell/atom.ts';
import { serverTime } from '../shell/times.ts';

// Said with `custom`, which every form has: what the staff area uses of zod beyond it, the visitors' forms would load, too.

/** Yes or no. */
export const flag = z.custom<boolean>((value) => typeof value === 'boolean');

/** A moment, in milliseconds since 1970. */
export const moment = z.custom<number>((value) => Number.isFinite(value));

/** Anything at all, to be checked by who reads it. */
export const anything = z.custom<unknown>();

/** A list whose every item is what `schema` says. */
export function listOf<S extends z.core.$ZodType>(schema: S) {
  return z.custom<z.core.output<S>[]>(
    (value) => Array.isArray(value) && value.every((item) => validate(schema, item).ok),
  );
}

/** So often a text is stored while somebody types. */
const SAVE_MS = 500;

const storedSchema = z.object({ at: moment, texts: anything });

/** The draft, and when it was stored (milliseconds since 1970). */
interface Stored<T> {
  at: number;
  texts: T;
}

export interface StoredDraft<T> {
  /** What an earlier visit left on this device, until staff decide about it. */
  offer: Atom<Stored<T> | undefined>;
  restore: () => void;
  discard: () => void;
}

interface DraftSetup<S extends z.core.$ZodType<object>> {
  name: StoredDraftName;
  /** Change with the texts. */
  stores: readonly Pick<Atom<unknown>, 'subscribe'>[];
  /** What is stored has this form; anything else counts as nothing. */
  schema: S;
  /** The draft; undefined when none would be lost. */
  take: () => z.core.output<S> | undefined;
  put: (texts: z.core.output<S>) => void;
}

/**
 * Stores drafts on this device, so that a page that goes without a word (a phone's, above all) takes none along.
 * What is on offer is stored again as soon as nothing else is being written, until it is restored or discarded.
 */
export function storeDraft<S extends z.core.$ZodType<object>>({
  name,
  stores,
  schema,
  take,
  put,
}: DraftSetup<S>): StoredDraft<z.core.output<S>> {
  const read = (): Stored<z.core.output<S>> | undefined => {
    const stored = validate(storedSchema, readStoredDraft(name));
    const texts = stored.ok ? validate(schema, stored.value.texts) : stored;
    return stored.ok && texts.ok ? { at: stored.value.at, texts: texts.value } : undefined;
  };
  const offer = createAtom(read());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const texts = take();
    writeStoredDraft(name, texts === undefined ? offer.get() : { at: serverTime(), texts });
  };
  const saveWhatIsDue = (): void => {
    if (timer !== undefined) save();
  };
  for (const store of stores) {
    store.subscribe(() => (timer ??= setTimeout(save, SAVE_MS)));
  }
  onStoredChange(storedDraftKey(name), () => {
    if (offer.get()) offer.set(read());
  });
  if (typeof window !== 'undefined') {
    addEventListener('pagehide', saveWhatIsDue);
    document.addEventListener('visibilitychange', saveWhatIsDue);
  }
  return {
    offer,
    restore: () => {
      const stored = offer.get();
      offer.set(undefined);
      if (stored) put(stored.texts);
    },
    discard: () => {
      offer.set(undefined);
      save();
    },
  };
}
