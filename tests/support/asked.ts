type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What helps to type an answer, in the order it is told. */
const AIDS = [
  'autocomplete',
  'inputmode',
  'autocapitalize',
  'spellcheck',
  'dir',
  'placeholder',
  'maxlength',
  'rows',
];

/**
 * The questions of a form as a visitor meets them, one line each: `Full Name: text, required, autocomplete name`.
 * Controls that no person sees are left out.
 */
export function askedBy(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')]
    .filter((control) => !control.closest('[aria-hidden="true"], [type="hidden"], noscript'))
    .map((control) => {
      const label = form.querySelector(`label[for="${control.id}"]`)?.textContent ?? '(no label)';
      return `${label.trim()}: ${[kindOf(control), ...marksOf(control)].join(', ')}`;
    });
}

function kindOf(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options].map(({ text, value }) => (value ? text : `(${text})`));
    return `one of ${options.join(' / ')}`;
  }
  return control instanceof HTMLTextAreaElement ? 'text of several lines' : control.type;
}

function marksOf(control: Control): string[] {
  const aids = AIDS.filter((aid) => control.hasAttribute(aid)).map(
    (aid) => `${aid} ${control.getAttribute(aid) ?? ''}`,
  );
  return control.required ? ['required', ...aids] : aids;
}
