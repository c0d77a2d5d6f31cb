import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon.tsx';

interface ModalProps {
  title: string;
  /** Absent: the dialog stays until its content is done with it. */
  onClose?: () => void;
  wide?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog of the staff area. It is not a `<dialog>`: those lie above everything, the confirmations included.
 * The page behind is inert; Escape and a click outside close it; focus goes back to the opener.
 */
export function Modal({ title, onClose, wide = false, children }: ModalProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useInertPage(box);
  useFocusKept(box);
  useEscape(box, onClose);
  return createPortal(
    <div className="admin-modal" data-stays={!onClose} ref={box}>
      <div className="admin-modal-shade" aria-hidden="true" onClick={onClose} />
      <div
        className="admin-modal-box"
        data-wide={wide}
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        tabIndex={-1}
      >
        <header>
          <h2 id={heading}>{title}</h2>
          {onClose && (
            <button type="button" className="admin-ghost" aria-label="Close" onClick={onClose}>
              <Icon name="close" size={20} />
            </button>
          )}
        </header>
        <div className="admin-modal-body">{children}</div>
      </div>
    </div>,
    document.body,
  );
}

/** The focus goes to the dialog, unless its content has taken it, and back to the opener in the end. */
function useInertPage(box: React.RefObject<HTMLDivElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('.admin');
    if (page) page.inert = true;
    if (!box.current?.contains(document.activeElement))
      box.current?.querySelector<HTMLElement>('[role=dialog]')?.focus();
    return () => {
      if (page) page.inert = document.querySelectorAll('.admin-modal').length > 1;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [box, opener]);
}

/** What had the focus may go away (the last row of a popup): the dialog takes it, so that its keys go on working. */
function useFocusKept(box: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const top = [...document.querySelectorAll('.admin-modal')].at(-1);
    if (document.activeElement === document.body && top === box.current)
      box.current?.querySelector<HTMLElement>('[role=dialog]')?.focus();
  });
}

function useEscape(box: React.RefObject<HTMLDivElement | null>, onClose: (() => void) | undefined): void {
  useEffect(() => {
    const element = box.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !onClose) return;
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  });
}
