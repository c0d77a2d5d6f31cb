/** Whether a click on a link is for another tab or window of the browser: the page leaves it alone. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: KeysHeld): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

type KeysHeld = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;
