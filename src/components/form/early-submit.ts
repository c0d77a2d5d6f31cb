// A form answers to its script only once that has arrived. Until then this holds what a quick visitor presses.

/** Dispatched by a form's engine when it has taken over. */
const FORM_READY = 'form-ready';

/** After this a plain post is better than more waiting. */
const PATIENCE_MS = 8_000;

/**
 * Holds the submission of a form whose engine is still loading and passes it on when the engine is ready, so that the
 * visitor gets the same checks and dialogs as everybody else. If the engine never comes, the form posts plainly.
 */
export function holdEarlySubmits(): void {
  // The browser's own bubbles would keep a press from being heard; the engine or the server says what is wrong.
  for (const form of document.querySelectorAll<HTMLFormElement>('astro-island form')) form.noValidate = true;
  document.addEventListener('submit', hold, true);
}

function hold(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.closest('astro-island') || 'ready' in form.dataset) return;
  event.preventDefault();
  event.stopPropagation();
  if ('held' in form.dataset) return;
  form.dataset['held'] = '';
  const giveUp = setTimeout(() => {
    form.submit();
  }, PATIENCE_MS);
  form.addEventListener(
    FORM_READY,
    () => {
      clearTimeout(giveUp);
      delete form.dataset['held'];
      form.requestSubmit();
    },
    { once: true },
  );
}

/** Says that the engine has taken over this form. */
export function markReady(form: HTMLFormElement): void {
  form.noValidate = true;
  form.dataset['ready'] = '';
  form.dispatchEvent(new Event(FORM_READY));
}
