/** Position of the first key that is not before `key`. */
function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The keys of one store in order, so that a page starts with two binary searches instead of a walk. */
export class KeyIndex {
  readonly #keys: string[];

  constructor(keys: Iterable<string> = []) {
    this.#keys = [...keys].sort();
  }

  add(key: string): void {
    const at = lowerBound(this.#keys, key);
    if (this.#keys[at] !== key) this.#keys.splice(at, 0, key);
  }

  remove(key: string): void {
    const at = lowerBound(this.#keys, key);
    if (this.#keys[at] === key) this.#keys.splice(at, 1);
  }

  /** Keys that begin with `prefix`, in order, from `from` on (inclusive). */
  *from(prefix: string, from = prefix): Generator<string> {
    for (let at = lowerBound(this.#keys, from > prefix ? from : prefix); at < this.#keys.length; at++) {
      const key = this.#keys[at] as string;
      if (!key.startsWith(prefix)) return;
      yield key;
    }
  }
}
