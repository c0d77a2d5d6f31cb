/** Calls back when another tab of this browser changes a stored value. */
export function onStoredChange(key: string, listener: () => void): void {
  if (typeof window === 'undefined') return;
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener();
  });
}
