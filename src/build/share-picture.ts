import { listedPages } from '#content/pages.ts';

/** A picture that link previews show; width and height in pixels where they are known. */
export interface SharePicture {
  readonly src: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const SIZE = { width: 1200, height: 630 } as const;
const ownPicture = new Set<string>(listedPages.map(({ path }) => path));

/** File name of a page's card in `public/share`, without its ending: `/about` → `about`, `/` → `home`. */
export const shareName = (path: string): string => path.slice(1).toLowerCase() || 'home';

/** What a link to a page shows: the page's own card, drawn by `npm run art -- share`; for all others the company's. */
export const sharePicture = (path: string): SharePicture => ({
  src: ownPicture.has(path) ? `/share/${shareName(path)}.jpg` : '/share.jpg',
  ...SIZE,
});
