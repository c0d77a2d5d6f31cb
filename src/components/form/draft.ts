import { tabStorage } from '#lib/storage.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const keyOf = (formId: string) => `draft:${formId}`;

/**
 * Keeps what is typed for this tab, so that an accidental reload loses nothing. Passwords are never kept.
 * A control that is switched off for the moment (a list on its way) keeps what the draft had for it.
 */
export function saveDraft(formId: string, form: HTMLFormElement): void {
  const states = keptControls(form)
    .filter((control) => !control.disabled)
    .map((control) => [control.name, stateOf(control)] as const);
  tabStorage.write(keyOf(formId), { ...readDraft(formId), ...Object.fromEntries(states) });
}

/** Puts a draft back, but only into controls that are still empty: what the visitor has just typed wins. */
export function restoreDraft(formId: string, form: HTMLFormElement): void {
  const draft = readDraft(formId);
  for (const control of keptControls(form)) {
    const kept = draft[control.name];
    if (isCheckbox(control)) control.checked ||= kept === true;
    else if (typeof kept === 'string' && control.value === '') control.value = kept;
  }
}

function readDraft(formId: string): Record<string, unknown> {
  const draft = tabStorage.read(keyOf(formId));
  return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {};
}

/** Forgets the draft of a form that was sent. */
export function dropDraft(formId: string): void {
  tabStorage.remove(keyOf(formId));
}

function keptControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => isControl(element) && isKept(element));
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** `data-secret` marks passwords whatever their type is at the moment (the visibility toggle changes it). */
function isKept(control: Control): boolean {
  return control.name !== '' && control.type !== 'password' && !('secret' in control.dataset);
}

function stateOf(control: Control): string | boolean {
  return isCheckbox(control) ? control.checked : control.value;
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}
