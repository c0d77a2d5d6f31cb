import type { Page } from 'playwright/test';

/** Pictures that show one drawing of a sheet (`sheet.svg#name`) in a box of another shape: its neighbours would show too. */
export const sheetFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const faults: string[] = [];
    const sheets = new Map<string, Document>();
    const sheetAt = async (pathname: string): Promise<Document> => {
      const known = sheets.get(pathname);
      if (known) return known;
      const text = await (await fetch(pathname)).text();
      const sheet = new DOMParser().parseFromString(text, 'image/svg+xml');
      sheets.set(pathname, sheet);
      return sheet;
    };
    for (const picture of document.images) {
      const { hash, pathname } = new URL(picture.src);
      if (!hash || picture.clientWidth === 0) continue;
      const cell = (await sheetAt(pathname)).getElementById(hash.slice(1));
      // A drawing that says how it fits its frame fills it.
      if (cell?.hasAttribute('preserveAspectRatio')) continue;
      const view = cell?.getAttribute('viewBox')?.split(' ').map(Number);
      const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(picture);
      const width = picture.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const height = picture.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      const shape = view?.[2] && view[3] ? view[2] / view[3] : Number.NaN;
      // A frame around the drawing changes the shape a little, which the gap in the sheet allows for.
      if (!(Math.abs(width / height / shape - 1) < 0.12))
        faults.push(`${pathname}${hash} is ${width} × ${height}, drawn for ${String(view)}`);
    }
    return faults;
  });
