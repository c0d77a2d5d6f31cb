import { toast, type ToastKind } from '#browser/toasts.ts';

/** The ways back, the last one last. */
const done: (() => void)[] = [];

/** Takes back what was done last, and when called again what was done before it. */
export function undo(): void {
  done.at(-1)?.();
}

/** Says what was done, with the way back; `undo` takes it too. */
export function offerUndo(text: string, takeBack: () => void, kind: ToastKind = 'success'): void {
  const back = (): void => {
    dismiss();
    done.splice(done.indexOf(back), 1);
    takeBack();
  };
  done.push(back);
  const dismiss = toast(text, kind, { label: 'Undo', run: back });
}
