import { html, type Markup } from '../pages/html.ts';

interface Link {
  label: string;
  href: string;
}

/** What a mail of the site says, in the order in which it says it. */
export interface MailWords {
  heading: string;
  /** Stands quietly below the heading. */
  note?: string;
  fields?: readonly { label: string; value: string; isLong: boolean }[];
  paragraphs?: readonly string[];
  /** Each stands on a line of its own. */
  links?: readonly Link[];
  /** Small, at the end: why the mail came, and how no other comes. */
  footer?: { text: string; link: Link };
}

/** A mail in both of its forms. */
export function mailBody(words: MailWords): { text: string; html: string } {
  return { text: plainText(words), html: page(words).source };
}

const linkText = ({ label, href }: Link): string => `${label}: ${href}`;

function plainText({ heading, note, fields = [], paragraphs = [], links = [], footer }: MailWords): string {
  const lines = fields.map(({ label, value, isLong }) => `${label}:${isLong ? '\n' : ' '}${value}`);
  const parts = [
    [heading, note].filter(Boolean).join('\n'),
    lines.join('\n'),
    ...paragraphs,
    links.map(linkText).join('\n'),
    footer && `${footer.text}\n${linkText(footer.link)}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

const SOFT = 'color:#555';
const CELL = 'padding:6px 12px 6px 0;vertical-align:top;text-align:left';

function page({ heading, note, fields = [], paragraphs = [], links = [], footer }: MailWords): Markup {
  const rows = fields.map(
    ({ label, value }) =>
      html`<tr>
        <th style="${CELL};${SOFT};font-weight:normal">${label}</th>
        <td dir="auto" style="${CELL};white-space:pre-line">${value}</td>
      </tr>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <body style="font:16px/1.5 sans-serif;color:#1a1a1a">
        <h1 style="font-size:20px;margin:0">${heading}</h1>
        ${note === undefined ? undefined : html`<p style="margin:0 0 12px;${SOFT}">${note}</p>`}
        ${
          rows.length === 0
            ? undefined
            : html`<table style="border-collapse:collapse">
                ${rows}
              </table>`
        }
        ${paragraphs.map((text) => html`<p>${text}</p>`)} ${links.map((link) => html`<p>${anchor(link)}</p>`)}
        ${footer && html`<p style="font-size:13px;${SOFT}">${footer.text} ${anchor(footer.link)}</p>`}
      </body>
    </html>`;
}

const anchor = ({ label, href }: Link): Markup => html`<a href="${href}">${label}</a>`;
