import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './Button.tsx';

interface ModalProps {
  title: string;
  /** Absent: the dialog stays until its content is done with it. */
  onClose?: (() => void) | undefined;
  wide?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog of the staff area. What it is for, the browser does: the page behind is inert, Escape closes it, and the focus
 * goes back to the opener. A press outside closes it too.
 */
export function Modal({ title, onClose, wide = false, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector('h2')?.focus();
    const takeBack = lendToasts(element);
    // The dialog itself is only hit outside its content: that is its backdrop.
    element.addEventListener('click', ({ target }) => {
      if (target === element && element.dataset['stays'] === 'false') element.close();
    });
    return () => {
      takeBack();
      element.close();
    };
  }, []);
  return createPortal(
    <dialog
      className="admin-modal"
      data-stays={!onClose}
      data-wide={wide}
      aria-labelledby={heading}
      ref={dialog}
      onCancel={(event) => !onClose && event.preventDefault()}
      // A browser may close one that stays all the same, when Escape is pressed again.
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())}
    >
      <header>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {onClose && <IconButton icon="close" aria-label="Close" onClick={onClose} />}
      </header>
      <div className="admin-modal-body">{children}</div>
    </dialog>,
    document.body,
  );
}

/** Outside the dialog toasts are inert: nobody could press Undo, and none is read out. Out: what takes them back. */
function lendToasts(dialog: HTMLDialogElement): () => void {
  const toasts = document.querySelector('.toasts')?.parentElement;
  const home = toasts?.parentElement;
  if (toasts) dialog.append(toasts);
  return () => {
    if (toasts && dialog.contains(toasts)) (home?.isConnected ? home : document.body).append(toasts);
  };
}
