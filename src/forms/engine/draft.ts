import { tabStorage } from '#browser/storage.ts';
import { foldText } from '#shared/fold-text.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** By control name: the text of a control, or whether a checkbox is ticked. */
export type Values = Readonly<Record<string, unknown>>;

const keyOf = (formId: string) => `draft:${formId}`;

/**
 * Keeps what is typed for this tab, so that an accidental reload loses nothing. Passwords are never kept.
 * A control whose options are on their way keeps what the draft had for it.
 */
export function saveDraft(formId: string, form: HTMLFormElement): void {
  const states = keptControls(form)
    .filter((control) => !('loading' in control.dataset))
    .map((control) => [control.name, stateOf(control)] as const);
  tabStorage.write(keyOf(formId), { ...readDraft(formId), ...Object.fromEntries(states) });
}

/** Puts a draft back, but only into controls that are still empty: what the visitor has just typed wins. */
export function restoreDraft(formId: string, form: HTMLFormElement): void {
  fillEmpty(form, readDraft(formId));
}

/**
 * What a form begins with. `prefilled`: what the page knows already, by control name; true ticks a checkbox. A visitor who
 * comes anew gets it before an older draft; one who reloads or goes back finds what was there. Typed text wins over both.
 */
export function beginForm(
  formId: string,
  form: HTMLFormElement,
  keepsDraft: boolean,
  prefilled: Values,
): void {
  const draft = keepsDraft ? readDraft(formId) : {};
  fillEmpty(form, isRevisit() ? { ...prefilled, ...draft } : { ...draft, ...prefilled });
  if (keepsDraft && Object.keys(prefilled).length > 0) saveDraft(formId, form);
}

/** Puts `values`, by control name, into the controls that are still empty; never into passwords. */
export function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const control of keptControls(form)) {
    const value = values[control.name];
    if (isCheckbox(control)) control.checked ||= value === true;
    else if (typeof value === 'string' && control.value === '') control.value = choiceFor(control, value);
  }
}

/** Of a list, the choice that `text` means: it may have been typed while there was no list. */
function choiceFor(control: Control, text: string): string {
  if (!(control instanceof HTMLSelectElement)) return text;
  const meant = foldText(text.trim());
  const isMeant = (option: HTMLOptionElement) =>
    option.value === text || [option.value, option.text].map(foldText).includes(meant);
  return [...control.options].find(isMeant)?.value ?? text;
}

function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

function readDraft(formId: string): Values {
  const draft = tabStorage.read(keyOf(formId));
  return typeof draft === 'object' && draft !== null ? (draft as Values) : {};
}

/** Forgets the draft of a form that was sent. */
export function dropDraft(formId: string): void {
  tabStorage.remove(keyOf(formId));
}

const keptControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((element): element is Control => isControl(element) && isKept(element));

const isControl = (element: Element): element is Control => element.matches('input, select, textarea');

/** Names of what the form asks for and never keeps. */
export const secretsOf = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('[data-secret]')].map(({ name }) => name);

/** `data-secret` marks passwords whatever their type is at the moment (the visibility toggle changes it). */
const isKept = (control: Control): boolean =>
  control.name !== '' && control.type !== 'password' && !('secret' in control.dataset);

const stateOf = (control: Control): string | boolean =>
  isCheckbox(control) ? control.checked : control.value;

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
