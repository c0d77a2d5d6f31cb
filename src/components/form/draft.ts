import { tabStorage } from '#lib/storage.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const keyOf = (formId: string) => `draft:${formId}`;

/** Keeps what is typed for this tab, so that an accidental reload loses nothing. Passwords are never kept. */
export function saveDraft(formId: string, form: HTMLFormElement): void {
  tabStorage.write(
    keyOf(formId),
    Object.fromEntries(keptControls(form).map((control) => [control.name, stateOf(control)])),
  );
}

/** Puts a draft back, but only into controls that are still empty: what the visitor has just typed wins. */
export function restoreDraft(formId: string, form: HTMLFormElement): void {
  const draft = tabStorage.read(keyOf(formId));
  if (typeof draft !== 'object' || draft === null) return;
  for (const control of keptControls(form)) {
    const kept = (draft as Record<string, unknown>)[control.name];
    if (isCheckbox(control)) control.checked ||= kept === true;
    else if (typeof kept === 'string' && control.value === '') control.value = kept;
  }
}

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
