import { toast, type ToastKind } from '#browser/toasts.ts';

let undoLast: (() => void) | undefined;

/** Takes back what was done last. */
export function undo(): void {
  undoLast?.();
}

/** Says what was done, with the way back; `undo` takes it too until something else is done. */
export function offerUndo(text: string, takeBack: () => void, kind: ToastKind = 'success'): void {
  const back = (): void => {
    dismiss();
    if (undoLast === back) undoLast = undefined;
    takeBack();
  };
  undoLast = back;
  const dismiss = toast(text, kind, { label: 'Undo', run: back });
}
