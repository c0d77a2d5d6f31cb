import Swal, { type SweetAlertIcon, type SweetAlertOptions } from 'sweetalert2/dist/sweetalert2.esm.js';
import dialogStyles from '#styles/dialogs.css?url';
import type { Notice, Question } from './dialogs.ts';

const WIDTH = 400;
const SUCCESS_CLOSES_AFTER_MS = 2_500;
const SHEET_LIMIT_MS = 3_000;

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

/** A question with two buttons. Out: true only if the confirming one was pressed. */
export async function ask({ title, text, confirmText, cancelText, returnTo }: Question): Promise<boolean> {
  const { isConfirmed } = await open(
    {
      icon: 'question',
      titleText: title,
      text,
      showCancelButton: true,
      confirmButtonText: confirmText,
      cancelButtonText: cancelText,
      focusCancel: false,
    },
    returnTo,
  );
  return isConfirmed;
}

/** Good news that closes by itself [S 8]. */
export async function flash({ title, text = '', returnTo }: Notice): Promise<void> {
  await open(
    {
      icon: 'success',
      titleText: title,
      text,
      timer: SUCCESS_CLOSES_AFTER_MS,
      timerProgressBar: true,
      showConfirmButton: false,
    },
    returnTo,
  );
}

/** A message with one button, which stays until it is pressed. */
export async function tell(
  icon: SweetAlertIcon,
  { title, text = '', confirmText = 'OK', returnTo }: Notice,
): Promise<void> {
  await open({ icon, titleText: title, text, confirmButtonText: confirmText }, returnTo);
}

/**
 * The dialogs' sheet arrives with the first dialog, as a file of its own: imported for its effect it would be counted among the
 * styles that every page with a form waits for. A sheet that fails or is slow does not keep the dialog back.
 */
const styled = new Promise<void>((resolve) => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = dialogStyles;
  sheet.onload = sheet.onerror = () => {
    resolve();
  };
  document.head.append(sheet);
  setTimeout(resolve, SHEET_LIMIT_MS);
});

async function open(options: SweetAlertOptions, returnTo: HTMLElement | undefined) {
  if (!Swal.isVisible()) opener = focusedElement();
  await styled;
  const target = returnTo ?? opener;
  let hasClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    hasClosed = resolve;
  });
  const result = await Swal.fire({
    ...COMMON,
    ...options,
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
