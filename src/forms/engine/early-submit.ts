// A form answers to its script only once that has arrived. Until then this holds what a quick visitor presses.

/** Marks the forms of the engine; other forms of an island (a search box) look after themselves. */
export const ENGINE_MARK = 'data-engine';

/** Dispatched by a form's engine when it has taken over. */
const FORM_READY = 'form-ready';

/**
 * After this a plain post is better than more waiting. On the slowest line that browsers emulate an engine comes three seconds
 * after this script; whoever waits sees it on the button.
 */
const PATIENCE_MS = 15_000;

/**
 * Holds the submission of a form whose engine is still loading and passes it on when the engine is ready, so that the
 * visitor gets the same checks and dialogs as everybody else. If the engine never comes, the form posts plainly.
 */
export function holdEarlySubmits(): void {
  // The browser's own bubbles would keep a press from being heard; the engine or the server says what is wrong.
  const forms = [...document.querySelectorAll<HTMLFormElement>(`form[${ENGINE_MARK}]`)];
  for (const form of forms) form.noValidate = true;
  document.addEventListener('submit', hold, true);
  const bringOver = ({ target }: Event) => {
    const form = target as HTMLFormElement;
    const early = forms.find(({ id }) => id === form.id);
    if (early && early !== form) succeed(early, form);
  };
  document.addEventListener(FORM_READY, bringOver, true);
}

/** Where a translated page makes React draw the form anew, what was typed and pressed comes along. */
function succeed(early: HTMLFormElement, form: HTMLFormElement): void {
  const controls = controlsOf(form);
  for (const [index, typed] of controlsOf(early).entries()) {
    const control = controls[index];
    if (control?.name !== typed.name) continue;
    if (typed.checked) control.checked = true;
    if (typed.value === control.value || typed.value === '') continue;
    control.value = typed.value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if ('held' in early.dataset) form.requestSubmit();
}

/** All of them as what most of them are. */
const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input, select, textarea'),
];

function hold(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.hasAttribute(ENGINE_MARK) || 'ready' in form.dataset) return;
  event.preventDefault();
  event.stopPropagation();
  if ('held' in form.dataset) return;
  form.dataset['held'] = '';
  event.submitter?.setAttribute('aria-busy', 'true');
  const release = () => {
    clearTimeout(giveUp);
    delete form.dataset['held'];
    event.submitter?.removeAttribute('aria-busy');
  };
  const giveUp = setTimeout(() => {
    release();
    form.submit();
  }, PATIENCE_MS);
  form.addEventListener(
    FORM_READY,
    () => {
      release();
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
