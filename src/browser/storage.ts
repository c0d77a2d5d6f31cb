/** JSON kept in the browser. Blocked, full or corrupt storage is survived: what is written then lasts as long as the page. */
export interface SafeStorage {
  /** The value as stored, to be checked by the reader; undefined when there is none or it does not parse. */
  read(key: string): unknown;
  /** Out: whether the browser keeps it beyond the page. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

/** Kept until the visitor clears it. */
export const deviceStorage: SafeStorage = createStorage(() => window.localStorage);
/** Kept as long as the tab. */
export const tabStorage: SafeStorage = createStorage(() => window.sessionStorage);

/** `open` may throw: a browser that blocks storage does so at the first touch. */
function createStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      const text = memory.get(key) ?? attempt(() => open().getItem(key));
      return text === undefined || text === null ? undefined : attempt<unknown>(() => JSON.parse(text));
    },
    write(key, value) {
      const text = JSON.stringify(value);
      const isStored = !!attempt(() => {
        open().setItem(key, text);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, text);
      return isStored;
    },
    remove(key) {
      memory.delete(key);
      attempt(() => {
        open().removeItem(key);
      });
    },
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
