import { toast, type ToastKind } from '#browser/toasts.ts';

interface WayBack {
  /** Offers it: it can be taken for as long as the offer is shown. */
  offer: HTMLElement;
  take: () => void;
}

/** The last one last. */
let done: readonly WayBack[] = [];

/** Takes back what was done last of what is still on offer; when called again, what was done before it. */
export function undo(): void {
  done.findLast(({ offer }) => offer.isConnected)?.take();
}

/** Says what was done, with the way back; `undo` takes it too. */
export function offerUndo(text: string, takeBack: () => void, kind: ToastKind = 'success'): void {
  const take = (): void => {
    offer.remove();
    takeBack();
  };
  const offer = toast(text, kind, { action: { label: 'Undo', run: take } });
  done = [...done.filter((way) => way.offer.isConnected), { offer, take }];
}
