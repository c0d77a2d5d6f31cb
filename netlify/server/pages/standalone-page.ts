import { html, Markup } from './html.ts';
import { PAGE_STYLE } from './page-style.ts';
import { company } from '#content/company.ts';
import { PATHS } from '#shared/paths.ts';

/** A page that a function answers with: the site's name above `content`, its ridges below, its own style and no script. */
export function standalonePage(title: string, content: Markup): string {
  const { source } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${company.name}</title>
        ${new Markup(`<style>${PAGE_STYLE}</style>`)}
      </head>
      <body>
        <header><a href="${PATHS.home}">${MARK} ${company.name}</a></header>
        <main>${content}</main>
        ${RIDGES}
      </body>
    </html>`;
  return source;
}

const MARK = html`<svg class="mark" viewBox="0 0 28 44" aria-hidden="true">
  <path fill="#c8102e" d="M14 1 27 22H1z" />
  <path fill="#4a6bf0" d="M1 22h26L14 43z" />
  <path fill="#fff" d="m14 1 5 8-2.500 2.500L14 8.500l-2.500 3L9 9z" />
  <path fill="#f5a524" d="M9 27h10l-5 8z" />
</svg>`;

/** Drawn by `ridgePath`, as the ridges of the site are. */
const RIDGES = html`<svg viewBox="0 0 1200 160" preserveAspectRatio="none" aria-hidden="true">
  <path
    class="far"
    d="M0 160V105l60-41 60-24 60-24 60-13 60 51 60 17 60 32 60 30 60-37 60-50 60-31 60-3 60 48 60 34 60 15 60 32 60-49 60-33 60-14 60-31V160z"
  />
  <path
    class="middle"
    d="M0 160V126l60-13 60-42 60 5 60-9 60 15 60 11 60 11 60 16 60-18 60 3 60-21 60-30 60 12 60 7 60 23 60 45 60-6 60-26 60-24 60-12V160z"
  />
  <path
    class="near"
    d="M0 160V138l60-13 60-5 60-16 60-6 60 19 60 7 60 6 60 1 60-18 60-9 60-8 60 1 60 17 60 7 60 13 60 7 60-19 60-8 60 0 60-7V160z"
  />
</svg>`;
