/** Makes one thing for each key, when it is asked for first. */
export function onePer<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const one = made.get(key) ?? make(key);
    made.set(key, one);
    return one;
  };
}
