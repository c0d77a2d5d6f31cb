import type { Collection, CollectionName } from '#server/database/collection.ts';

/** A database that lasts as long as its process: the same promises as the real one, with nothing in between. */
export class MemoryDatabase {
  readonly #collections = new Map<CollectionName, Collection>();

  open(name: CollectionName): Collection {
    const collection = this.#collections.get(name) ?? memoryCollection(name);
    this.#collections.set(name, collection);
    return collection;
  }
}

function memoryCollection(name: CollectionName): Collection {
  const blobs = new Map<string, { data: string | ArrayBuffer; tag: string }>();
  let writes = 0;
  const put = (key: string, data: string | ArrayBuffer) =>
    void blobs.set(key, { data, tag: String((writes += 1)) });
  const textOf = (data: string | ArrayBuffer) =>
    typeof data === 'string' ? data : new TextDecoder().decode(data);
  const bytesOf = (data: string | ArrayBuffer) =>
    typeof data === 'string' ? new TextEncoder().encode(data).buffer : data;
  return {
    name,
    read: (key) => {
      const found = blobs.get(key);
      return Promise.resolve(found && { text: textOf(found.data), tag: found.tag });
    },
    readBytes: (key) => {
      const found = blobs.get(key);
      return Promise.resolve(found && bytesOf(found.data));
    },
    exists: (key) => Promise.resolve(blobs.has(key)),
    write: (key, data) => Promise.resolve(put(key, data)),
    create: (key, text) => {
      const isNew = !blobs.has(key);
      if (isNew) put(key, text);
      return Promise.resolve(isNew);
    },
    replace: (key, text, tag) => {
      const isUnchanged = blobs.get(key)?.tag === tag;
      if (isUnchanged) put(key, text);
      return Promise.resolve(isUnchanged);
    },
    delete: (key) => Promise.resolve(void blobs.delete(key)),
    // One key at a time, so that readers must go on to the next.
    async *entries(prefix) {
      for (const key of [...blobs.keys()].filter((key) => key.startsWith(prefix)).sort())
        yield await Promise.resolve([{ key, tag: blobs.get(key)?.tag ?? '' }]);
    },
  };
}
