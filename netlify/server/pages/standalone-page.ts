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

const RIDGES = html`<svg viewBox="0 0 1200 160" preserveAspectRatio="none" aria-hidden="true">
  <path
    class="far"
    d="M0 110 120 60 210 92 340 22 430 70 520 48 640 96 760 34 850 78 980 40 1090 88 1200 56V160H0Z"
  />
  <path class="near" d="M0 150 160 112 290 138 450 96 600 140 780 104 930 136 1060 108 1200 132V160H0Z" />
</svg>`;
