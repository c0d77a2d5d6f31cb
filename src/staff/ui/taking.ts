/** Hands over what a promise comes to, unless that is called off before. Out: the way to do so, as an effect returns it. */
export function taking<T>(promise: Promise<T>, take: (value: T) => void): () => void {
  let isCurrent = true;
  void promise.then((value) => {
    if (isCurrent) take(value);
  });
  return () => {
    isCurrent = false;
  };
}
