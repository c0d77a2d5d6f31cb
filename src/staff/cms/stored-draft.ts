import { deviceStorage, tabStorage } from '#browser/storage.ts';
import { validate } from '#shared/validate.ts';
import { z } from '#shared/zod.ts';
import { session } from '../session/session.ts';
import { STORED_DRAFTS, storedDraftKeys } from '../shell/unsaved.ts';
import { type Atom, createAtom } from '../shell/atom.ts';
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

/** Whether the drafts of this page are stored as they are now: a browser may block storage, or have no room left. */
export const areDraftsStored = createAtom(true);
const unstored = new Set<string>();

const storedSchema = z.object({ at: moment, texts: anything });

/** The draft, and when it was stored (milliseconds since 1970). */
interface Stored<T> {
  key: string;
  at: number;
  texts: T;
}

export interface StoredDraft<T> {
  /** What a page that is gone left on this device, until staff decide about it; then what another one left. */
  offer: Atom<Stored<T> | undefined>;
  restore: (offered: Stored<T>) => void;
  discard: (offered: Stored<T>) => void;
}

/** Missing where a preview has no secure origin: there the draft of an open page is on offer, too. */
const locks = globalThis.navigator?.locks as LockManager | undefined;

async function heldLocks(): Promise<unknown[]> {
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  return held.map(({ name }) => name);
}

interface DraftSetup<S extends z.core.$ZodType<object>> {
  name: 'blog' | 'faq';
  /** Change with the texts. */
  stores: readonly Pick<Atom<unknown>, 'subscribe'>[];
  /** What is stored has this form; anything else counts as nothing. */
  schema: S;
  /** The draft; undefined when none would be lost. */
  take: () => z.core.output<S> | undefined;
  put: (texts: z.core.output<S>) => void;
}

/**
 * Stores drafts on this device, so that a page that goes without a word (a phone's, above all) takes none along. Each page
 * stores under a key of its own and holds the lock of that name for as long as it lives: what has no lock is on offer.
 */
export function storeDraft<S extends z.core.$ZodType<object>>({
  name,
  stores,
  schema,
  take,
  put,
}: DraftSetup<S>): StoredDraft<z.core.output<S>> {
  type Draft = Stored<z.core.output<S>>;
  // An earlier release stored one draft for all pages, under this.
  const prefix = STORED_DRAFTS + name;
  const own = `${prefix}:${Math.random()}`;
  /** What this tab stored before it was reloaded is offered first; what is offered stays so, whatever others store. */
  const before = tabStorage.read(prefix);
  const read = (key: string): Draft[] => {
    const stored = validate(storedSchema, deviceStorage.read(key));
    const texts = stored.ok ? validate(schema, stored.value.texts) : stored;
    return stored.ok && texts.ok ? [{ key, at: stored.value.at, texts: texts.value }] : [];
  };
  const offer = createAtom<Draft | undefined>(undefined);
  const look = async (): Promise<void> => {
    const open = [own, ...(await heldLocks())];
    const left = storedDraftKeys(prefix)
      .filter((key) => !open.includes(key))
      .flatMap(read)
      .sort((one, other) => other.at - one.at);
    const first = offer.get()?.key ?? before;
    offer.set(left.find(({ key }) => key === first) ?? left[0]);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // After a log-out, here or elsewhere, nothing may stay on the device until somebody signs in again.
    if (['expired', 'left'].includes(session.get().phase)) return;
    const texts = take();
    unstored.delete(own);
    if (!texts) deviceStorage.remove(own);
    else if (!deviceStorage.write(own, { at: serverTime(), texts })) unstored.add(own);
    areDraftsStored.set(unstored.size === 0);
    if (texts) tabStorage.write(prefix, own);
  };
  const saveWhatIsDue = (): void => {
    if (timer !== undefined) save();
  };
  for (const store of [...stores, session]) {
    store.subscribe(() => (timer ??= setTimeout(save, SAVE_MS)));
  }
  const drop = ({ key }: Draft): void => {
    deviceStorage.remove(key);
    offer.set(undefined);
    void look();
  };
  if (typeof window !== 'undefined') {
    locks?.request(own, () => new Promise(() => {})).catch(() => {});
    addEventListener('pagehide', saveWhatIsDue);
    document.addEventListener('visibilitychange', saveWhatIsDue);
    addEventListener('storage', () => void look());
    void look();
  }
  return {
    offer,
    restore: (offered) => {
      put(offered.texts);
      drop(offered);
      save();
    },
    discard: drop,
  };
}
