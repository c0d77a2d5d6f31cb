import { DESKTOP_QUERY } from '#components/site/header/header-scroll.ts';

/**
 * Side panel and mobile menu are modal dialogs: the browser makes the page behind inert, closes them on Escape and gives focus
 * back. CSS locks the scroll while one is open (`html:has(dialog[data-lock][open])`), so no path can leave the lock behind.
 * Their buttons work before any script has come (`command`); what is left to do here is to close in every path, to say
 * which menu is open, and to do the buttons' work where the browser does not know `command`.
 */
export function openMenus(): void {
  for (const opener of document.querySelectorAll<HTMLElement>('[command=show-modal]')) {
    const dialog = document.getElementById(opener.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) connect(opener, dialog);
  }
  closeDropdowns();
}

/** Whether the browser itself does what a button's `command` says. It then tells of dialogs that open, too. */
const KNOWS_COMMANDS = 'commandForElement' in HTMLButtonElement.prototype;

function connect(opener: HTMLElement, dialog: HTMLDialogElement): void {
  const close = () => dialog.close();
  const tell = () => opener.setAttribute('aria-expanded', String(dialog.open));
  tell();
  dialog.addEventListener(KNOWS_COMMANDS ? 'toggle' : 'close', tell);
  if (!KNOWS_COMMANDS)
    opener.addEventListener('click', () => {
      dialog.showModal();
      tell();
    });
  dialog.addEventListener('click', ({ target }) => {
    const closing = KNOWS_COMMANDS ? 'a' : 'a, [command=close]';
    // The dialog itself is only hit outside its content: that is its backdrop.
    if (target === dialog || (target instanceof Element && target.closest(closing))) close();
  });
  if (dialog.id === 'side-panel') {
    closeOnMouseLeave(dialog);
  }
  // Over the breakpoint the other menu takes over; a page kept by the browser must come back closed.
  matchMedia(DESKTOP_QUERY).addEventListener('change', close);
  addEventListener('pagehide', close);
  addEventListener('popstate', close);
}

/**
 * The panel closes when the mouse has been in it and leaves. Its backdrop belongs to it, so a leave event comes only when
 * the mouse leaves the window; and its place is asked by layout, since the mouse may be there while it still slides in.
 */
function closeOnMouseLeave(dialog: HTMLDialogElement): void {
  let wasInside = false;
  dialog.addEventListener('close', () => {
    wasInside = false;
  });
  dialog.addEventListener('pointermove', ({ pointerType, clientX }) => {
    if (pointerType !== 'mouse') return;
    const isInside = clientX >= dialog.offsetLeft;
    if (wasInside && !isInside) dialog.close();
    wasInside = isInside;
  });
  dialog.addEventListener('pointerleave', ({ pointerType }) => {
    if (wasInside && pointerType === 'mouse') dialog.close();
  });
}

/** The header's drop-down closes on Escape, on a click elsewhere and when focus moves on. */
function closeDropdowns(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    const close = () => {
      menu.open = false;
    };
    document.addEventListener('click', (event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) close();
    });
    menu.addEventListener('focusout', (event) => {
      if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) close();
    });
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    });
  }
}
