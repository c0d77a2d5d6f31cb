type Events = WindowEventMap & DocumentEventMap;

/** Hears events of these types. Out: the way to stop, as an effect returns it. */
export function listen<Type extends keyof Events>(
  target: EventTarget | null | undefined,
  types: readonly Type[],
  listener: (event: Events[Type]) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) target?.addEventListener(type, listener as EventListener, options);
  return () => {
    for (const type of types) target?.removeEventListener(type, listener as EventListener);
  };
}
