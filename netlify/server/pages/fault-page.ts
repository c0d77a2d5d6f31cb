import type { Fields } from '../http/parse-body.ts';
import type { FormPage } from './form-pages.ts';
import { html, Markup } from './html.ts';
import { PAGE_STYLE } from './page-style.ts';
import { questionMarkup } from './question-markup.ts';
import { company } from '#content/company.ts';
import { PATHS } from '#shared/paths.ts';
import type { FieldErrors } from '#shared/result.ts';
import { HONEYPOT } from '#shared/schemas/fields.ts';

export interface ShownFault {
  message: string;
  errors: FieldErrors;
}

/** The answer to a faulty form post of a page without script: what is wrong, and the form with what was typed. */
export function faultPage(page: FormPage, action: string, typed: Fields, fault: ShownFault): string {
  const fields = Object.entries(page.questions).map(([name, question]) =>
    questionMarkup(name, question, typed[name], fault.errors[name]),
  );
  const { source } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Please check the form | ${company.name}</title>
        ${new Markup(`<style>${PAGE_STYLE}</style>`)}
      </head>
      <body>
        <header><a href="${PATHS.home}">${MARK} ${company.name}</a></header>
        <main>
          <h1>${page.headline}</h1>
          ${summary(page, fault)}
          <form method="post" action="${action}" novalidate>
            ${fields}
            <div class="trap" aria-hidden="true">
              <input name="${HONEYPOT}" tabindex="-1" autocomplete="off" />
            </div>
            <button>${page.submit}</button>
          </form>
          <p class="note">Or start again on <a href="${page.path}">the page you came from</a>.</p>
        </main>
        ${RIDGES}
      </body>
    </html>`;
  return source;
}

function summary({ questions }: FormPage, { message, errors }: ShownFault): Markup {
  const lines = Object.entries(questions).flatMap(([name, { label }]) => {
    const fault = errors[name];
    return fault === undefined ? [] : [html`<li><a href="#${name}">${named(label, fault)}</a></li>`];
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

const MARK = html`<svg class="mark" viewBox="0 0 28 44" aria-hidden="true">
  <path fill="#c8102e" d="M14 1 27 22H1z" />
  <path fill="#4a6bf0" d="M1 22h26L14 43z" />
  <path fill="#fff" d="m14 1 5 8-2.500 2.500L14 8.500l-2.500 3L9 9z" />
  <path fill="#f5a524" d="M9 27h10l-5 8z" />
</svg>`;

const RIDGES = html`<svg viewBox="0 0 1200 160" preserveAspectRatio="none" aria-hidden="true">
  <path
    class="far"
    d="M0 110 120 60 210 92 340 22 430 70 520 48 640 96 760 34 850 78 980 40 1090 88 1200 56V160H0Z"
  />
  <path class="near" d="M0 150 160 112 290 138 450 96 600 140 780 104 930 136 1060 108 1200 132V160H0Z" />
</svg>`;
