import type { Browser } from 'playwright';
import { fontRules } from './fonts.ts';

const base = `*{box-sizing:border-box;margin:0}html,body{overflow:hidden}body{position:relative;-webkit-font-smoothing:antialiased;font-kerning:normal;text-rendering:geometricPrecision}`;

/** Elements whose text does not fit or that stick out of the sheet. Drawings, and what is marked `data-bleed`, may. */
function misfits(): string[] {
  const out: string[] = [];
  for (const el of document.querySelectorAll<HTMLElement>(
    'body *:not(svg *, style, [data-bleed], [data-bleed] *)',
  )) {
    const box = el.getBoundingClientRect();
    const name = `${el.tagName.toLowerCase()}.${el.getAttribute('class') ?? ''} "${el.textContent.trim().slice(0, 24)}"`;
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1)
      out.push(`${name} leaves the sheet`);
    if (
      el.scrollWidth > el.clientWidth + 2 &&
      el.clientWidth > 0 &&
      getComputedStyle(el).display !== 'inline'
    )
      out.push(`${name} overflows`);
  }
  return out;
}

/**
 * Renders an HTML fragment to a PNG of exactly width × height.
 * @throws when any text leaves its box or the sheet: a picture with a cut-off word is never written.
 */
export async function renderSheet(
  browser: Browser,
  html: string,
  width: number,
  height: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  try {
    const rules = await fontRules(html);
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${rules}${base}body{width:${width}px;height:${height}px}</style>${html}`,
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const wrong = await page.evaluate(misfits);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return await page.screenshot({ type: 'png' });
  } finally {
    await page.close();
  }
}
