import { html, type Markup } from './html.ts';
import { typingAids, type Question } from '#forms/fields/question.ts';

/** One question of a form as plain HTML, with what was typed and what is wrong with it. */
export function questionMarkup(
  name: string,
  question: Question,
  typed: unknown,
  fault: string | undefined,
): Markup {
  const { label, hint, required = false } = question;
  const about = {
    id: name,
    name,
    required,
    'aria-invalid': fault && 'true',
    'aria-describedby': [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' '),
  };
  return html`<div class="field">
    <label for="${name}">${label}${required ? '' : html` <span class="note">(optional)</span>`}</label>
    ${hint === undefined ? '' : html`<p class="note" id="${name}-hint">${hint}</p>`}
    ${control(question, typeof typed === 'string' ? typed : '', about)}
    ${fault === undefined ? '' : html`<p class="fault" id="${name}-fault">${fault}</p>`}
  </div>`;
}

function control(question: Question, value: string, about: Attributes): Markup {
  if (question.kind === 'select') {
    const choices = question.options.map(
      (option) => html`<option ${option === value ? html`selected` : ''}>${option}</option>`,
    );
    return html`<select${attributes(about)}>
      <option value="">${question.placeholder}</option>
      ${choices}
    </select>`;
  }
  const { label: _label, ...asked } = question;
  const all = attributes({ ...about, ...typingAids(asked) });
  // A parser drops one line break after the tag.
  if (question.kind === 'textarea') return html`<textarea${all}>${'\n'}${value}</textarea>`;
  // A password is never sent back.
  return question.kind === 'password' ? html`<input${all} />` : html`<input${all} value="${value}" />`;
}

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Attributes by React's names as they stand in a tag; what is empty is left out, and so is what is not so. */
function attributes(given: Attributes): Markup {
  const { required, spellCheck, ...texts } = given;
  const parts = Object.entries({ ...texts, spellCheck: spellCheck === false && 'false' })
    .filter(([, value]) => value)
    .map(([name, value]) => html` ${name.toLowerCase()}="${String(value)}"`);
  return html`${required ? ' required' : ''}${parts}`;
}
