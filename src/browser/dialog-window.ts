import Swal, { type SweetAlertOptions } from 'sweetalert2/dist/sweetalert2.esm.js';
import dialogStyles from '#styles/dialogs.css?url';
import type { DialogKind, Show } from './dialogs.ts';

const WIDTH = 400;
const SUCCESS_CLOSES_AFTER_MS = 2_500;

/** The page neither moves nor scrolls: its scrollbar gutter is stable, and focus is put back here and not by the library. */
const COMMON: SweetAlertOptions = {
  width: WIDTH,
  heightAuto: false,
  scrollbarPadding: false,
  returnFocus: false,
  buttonsStyling: false,
  customClass: {
    popup: 'dialog',
    confirmButton: 'button',
    cancelButton: 'button button-quiet',
  },
};

/** What had focus before the first of a chain of dialogs. */
let opener: HTMLElement | undefined;

/** What sets a question and good news apart; all others have an icon and one button. */
const KINDS: Partial<Record<DialogKind, SweetAlertOptions>> = {
  question: { icon: 'question', showCancelButton: true, focusCancel: false },
  flash: {
    icon: 'success',
    timer: SUCCESS_CLOSES_AFTER_MS,
    timerProgressBar: true,
    showConfirmButton: false,
  },
};

/** Opens a dialog in front of the page, or in place of the one that is open. */
export const show: Show = async (
  kind,
  { title, text = '', confirmText = 'OK', cancelText = 'Cancel', returnTo },
) => {
  const { isConfirmed } = await open(
    {
      ...(KINDS[kind] ?? { icon: kind }),
      titleText: title,
      text,
      confirmButtonText: confirmText,
      cancelButtonText: cancelText,
    } as SweetAlertOptions,
    returnTo,
  );
  return isConfirmed;
};

let sheet: Promise<void> | undefined;

/**
 * Puts the dialogs' sheet into the page, once; ends when it is there, rejects when it does not come. It is a file of its own:
 * imported for its effect it would be counted among the styles that every page with a form waits for.
 */
export function dress(): Promise<void> {
  sheet ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = dialogStyles;
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      sheet = undefined;
      link.remove();
      reject(new Error('The style sheet of the dialogs did not come'));
    };
    document.head.append(link);
  });
  return sheet;
}

async function open(options: SweetAlertOptions, returnTo: HTMLElement | undefined) {
  if (!Swal.isVisible()) opener = focusedElement();
  const target = returnTo ?? opener;
  let hasClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    hasClosed = resolve;
  });
  const result = await Swal.fire({
    ...COMMON,
    ...options,
    // Beside an open modal dialog of the page it would be inert.
    target: [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? 'body',
    willOpen: (popup) => {
      allowStyleWorkaround(popup);
      ignoreDoubleClicks(popup);
    },
    didDestroy: () => {
      hasClosed();
    },
  } as SweetAlertOptions);
  await closed;
  if (!Swal.isVisible() && target?.isConnected) target.focus({ preventScroll: target === opener });
  return result;
}

function focusedElement(): HTMLElement | undefined {
  return document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : undefined;
}

/** The second press of a double click falls beside the dialog that the first one opened: it does not close it. */
function ignoreDoubleClicks(popup: HTMLElement): void {
  const container = popup.parentElement;
  container?.addEventListener(
    'click',
    (event) => {
      if (event.target === container && event.detail > 1) event.stopImmediatePropagation();
    },
    true,
  );
}

/**
 * In Safari the library hides its container with `setAttribute('style', …)`, which the Content-Security-Policy refuses;
 * the same text through the style object is allowed.
 */
function allowStyleWorkaround(popup: HTMLElement): void {
  const container = popup.parentElement;
  if (!container) return;
  const setAttribute = container.setAttribute.bind(container);
  container.setAttribute = (name, value) => {
    if (name === 'style') container.style.cssText = value;
    else setAttribute(name, value);
  };
}
