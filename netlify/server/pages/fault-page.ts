import type { Fields } from '../http/parse-body.ts';
import type { FormPage } from './form-pages.ts';
import { html, type Markup } from './html.ts';
import { standalonePage } from './standalone-page.ts';
import { DECISION } from '#forms/lets-connect/form.ts';
import type { FieldErrors } from '#shared/result.ts';
import { HANDED_ON, HONEYPOT } from '#forms/fields/rules.ts';
import { typingAids, type Question } from '#forms/fields/question.ts';

export interface ShownFault {
  /** Of the window. */
  title?: string;
  message: string;
  errors: FieldErrors;
}

/** The answer to a faulty form post of a page without script: what is wrong, and the form with what was typed. */
export function faultPage(page: FormPage, action: string, typed: Fields, fault: ShownFault): string {
  const fields = Object.entries(page.fields).map(([name, { question }]) =>
    questionMarkup(name, question, typed[name], fault.errors[name]),
  );
  return standalonePage(
    fault.title ?? 'Please check the form',
    html`<h1>${page.headline}</h1>
      ${summary(page, fault)}
      <form method="post" action="${action}" novalidate>
        ${fields} ${carriedMarkup(typed)}
        <button>${page.button}</button>
      </form>
      <p class="note">Or start again on <a href="${page.page}">the page you came from</a>.</p>`,
  );
}

/** The answer to a form post of which nothing could be read: an empty form would look as if all that was typed were lost. */
export function unreadPage({ headline, page }: FormPage, message: string): string {
  return standalonePage(
    'This could not be sent',
    html`<h1>${headline}</h1>
      <div class="summary" role="alert"><h2>${message}</h2></div>
      <p>Nothing was sent. Please go back: what you typed is still there, to be changed and sent again.</p>
      <p class="note">Or start again on <a href="${page}">the page you came from</a>.</p>`,
  );
}

/** The trap for robots; what rides along; and the visitor's decision, to be asked for again where it is asked for at all. */
function carriedMarkup(typed: Fields): Markup {
  const given = HANDED_ON.flatMap((name) => {
    const value = typed[name];
    return typeof value === 'string' ? [html`<input type="hidden" name="${name}" value="${value}" />`] : [];
  });
  return html`<div class="trap" aria-hidden="true">
      <input name="${HONEYPOT}" tabindex="-1" autocomplete="off" />
    </div>
    ${given} ${typed[DECISION] ? html`<input type="hidden" name="${DECISION}" value="ask" />` : ''}`;
}

function summary({ fields }: FormPage, { message, errors }: ShownFault): Markup {
  const lines = Object.entries(fields).flatMap(([name, { question }]) => {
    const fault = errors[name];
    return fault === undefined ? [] : [html`<li><a href="#${name}">${named(question.label, fault)}</a></li>`];
  });
  return lines.length === 0
    ? html`<div class="summary" role="alert"><h2>${message}</h2></div>`
    : html`<div class="summary" role="alert">
        <h2>Please check ${lines.length === 1 ? 'one answer' : `${lines.length} answers`}</h2>
        <ul>
          ${lines}
        </ul>
      </div>`;
}

/** A fault that speaks of its field by name needs no label before it. */
function named(label: string, fault: string): string {
  if (fault.toLowerCase().includes(label.toLowerCase())) return fault;
  return label.endsWith('?') ? `${label} ${fault}` : `${label}: ${fault}`;
}

/** One question of a form as plain HTML, with what was typed and what is wrong with it. */
function questionMarkup(name: string, question: Question, typed: unknown, fault: string | undefined): Markup {
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
