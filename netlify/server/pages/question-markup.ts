import { html, type Markup } from './html.ts';
import { MESSAGE_ROWS, type Question } from '#forms/fields/question.ts';

/** One question of a form as plain HTML, with what was typed and what is wrong with it. */
export function questionMarkup(
  name: string,
  question: Question,
  typed: unknown,
  fault: string | undefined,
): Markup {
  const { label, hint, required } = question;
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  const about = attributes({
    id: name,
    name,
    required,
    'aria-invalid': fault && 'true',
    'aria-describedby': described,
  });
  return html`<div class="field">
    <label for="${name}">${label}${required ? '' : html` <span class="note">(optional)</span>`}</label>
    ${hint === undefined ? '' : html`<p class="note" id="${name}-hint">${hint}</p>`}
    ${control(question, typeof typed === 'string' ? typed : '', about)}
    ${fault === undefined ? '' : html`<p class="fault" id="${name}-fault">${fault}</p>`}
  </div>`;
}

function control(question: Question, value: string, about: Markup): Markup {
  if (question.kind === 'textarea') {
    // A parser drops one line break after the tag.
    return html`<textarea${about} dir="auto" rows="${MESSAGE_ROWS}">${'\n'}${value}</textarea>`;
  }
  if (question.kind === 'select') {
    const choices = question.options.map(
      (option) => html`<option ${option === value ? html`selected` : ''}>${option}</option>`,
    );
    return html`<select${about}>
      <option value="">${question.placeholder}</option>
      ${choices}
    </select>`;
  }
  if (question.kind === 'password') {
    // A password is never sent back.
    const typing = attributes({
      type: question.kind,
      autocomplete: question.autoComplete,
      autocapitalize: 'none',
      spellcheck: 'false',
    });
    return html`<input${about}${typing} />`;
  }
  const { kind, autoComplete, autoCapitalize, spellCheck, inputMode, placeholder, maxLength } = question;
  const typing = attributes({
    type: kind,
    dir: kind === 'text' ? 'auto' : undefined,
    autocomplete: autoComplete,
    autocapitalize: autoCapitalize,
    spellcheck: spellCheck === false ? 'false' : undefined,
    inputmode: inputMode,
    placeholder,
    maxlength: maxLength,
  });
  return html`<input${about}${typing} value="${value}" />`;
}

/** Attributes as they stand in a tag; `true` has no value, what is empty or missing is left out. */
function attributes(given: Record<string, string | number | true | undefined>): Markup {
  const parts = Object.entries(given)
    .filter(([, value]) => value)
    .map(([name, value]) => (value === true ? html` ${name}` : html` ${name}="${value}"`));
  return html`${parts}`;
}
