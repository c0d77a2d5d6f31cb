import { validate } from '#shared/validate.ts';
import { z } from '#shared/zod.ts';
import { writeStoredDraft, type StoredDraftName, storedDraftKey, readStoredDraft } from '../shell/unsaved.ts';
import { createAtom, onStoredChange, type Atom } from '../shell/atom.ts';
import { anything, moment } from './kept-shapes.ts';

/** So often a text is kept while somebody types. */
const KEEP_MS = 500;

const keptSchema = z.object({ at: moment, texts: anything });

/** What was in hand, and when (milliseconds since 1970). */
interface Kept<T> {
  at: number;
  texts: T;
}

export interface KeptDraft<T> {
  /** What an earlier visit left on this device, until staff decide about it. */
  offer: Atom<Kept<T> | undefined>;
  restore: () => void;
  discard: () => void;
}

interface InHandTexts<S extends z.core.$ZodType<object>> {
  name: StoredDraftName;
  /** Change with the texts. */
  stores: readonly Pick<Atom<unknown>, 'subscribe'>[];
  /** What is kept has this form; anything else counts as nothing. */
  schema: S;
  /** The texts in hand; undefined when none would be lost. */
  take: () => z.core.output<S> | undefined;
  put: (texts: z.core.output<S>) => void;
}

/**
 * Keeps texts in hand on this device, so that a page that goes without a word (a phone's, above all) takes none along.
 * What is on offer is kept again as soon as nothing else is in hand, until it is restored or discarded.
 */
export function keepDraft<S extends z.core.$ZodType<object>>({
  name,
  stores,
  schema,
  take,
  put,
}: InHandTexts<S>): KeptDraft<z.core.output<S>> {
  const read = (): Kept<z.core.output<S>> | undefined => {
    const kept = validate(keptSchema, readStoredDraft(name));
    const texts = kept.ok ? validate(schema, kept.value.texts) : kept;
    return kept.ok && texts.ok ? { at: kept.value.at, texts: texts.value } : undefined;
  };
  const offer = createAtom(read());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const texts = take();
    writeStoredDraft(name, texts === undefined ? offer.get() : { at: Date.now(), texts });
  };
  const keepWhatIsDue = (): void => {
    if (timer !== undefined) keep();
  };
  for (const store of stores) {
    store.subscribe(() => (timer ??= setTimeout(keep, KEEP_MS)));
  }
  onStoredChange(storedDraftKey(name), () => {
    if (offer.get()) offer.set(read());
  });
  if (typeof window !== 'undefined') {
    addEventListener('pagehide', keepWhatIsDue);
    document.addEventListener('visibilitychange', keepWhatIsDue);
  }
  return {
    offer,
    restore: () => {
      const kept = offer.get();
      offer.set(undefined);
      if (kept) put(kept.texts);
    },
    discard: () => {
      offer.set(undefined);
      keep();
    },
  };
}
