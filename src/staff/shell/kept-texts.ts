import { deviceStorage } from '#browser/storage.ts';

/** The texts in hand that this device keeps, should the page go before they are saved. */
const NAMES = ['blog', 'faq'] as const;
export type KeptText = (typeof NAMES)[number];

let isOver = false;

/** The key of a kept text, for other tabs to listen to. */
export function keptTextKey(name: KeptText): string {
  return `admin:text:${name}`;
}

/** The text as it was kept, to be checked by the reader; undefined when there is none. */
export function readText(name: KeptText): unknown {
  return deviceStorage.read(keptTextKey(name));
}

/** Keeps a text, in place of the one before; undefined: there is none any more. */
export function keepText(name: KeptText, text: object | undefined): void {
  if (text === undefined) deviceStorage.remove(keptTextKey(name));
  else if (!isOver) deviceStorage.write(keptTextKey(name), text);
}

/** Whoever has this device next finds nothing: all texts go, and until the page is read anew none is kept. */
export function forgetTexts(): void {
  isOver = true;
  for (const name of NAMES) keepText(name, undefined);
}
