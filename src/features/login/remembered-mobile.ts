import { deviceStorage } from '#browser/storage.ts';

const KEY = 'loginPanel.mobile';

/** The mobile number that Remember Me kept; empty when there is none. */
export function rememberedMobile(): string {
  const mobile = deviceStorage.read(KEY);
  return typeof mobile === 'string' ? mobile : '';
}

/** Keeps the number, or forgets the kept one. Nothing else of the panel is ever stored. */
export function rememberMobile(mobile: string, isWanted: boolean): void {
  if (isWanted && mobile.trim()) deviceStorage.write(KEY, mobile.trim());
  else deviceStorage.remove(KEY);
}
