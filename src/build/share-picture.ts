import { SHARE_SIZE } from '#shared/picture-name.ts';
import { listedPages } from '#content/pages.ts';

/** A picture that link previews show, its width and height in pixels. */
export interface SharePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** What is to be seen; the page's title if nobody has said it. */
  readonly alt?: string | undefined;
}

const ownPicture = new Set<string>(listedPages.map(({ path }) => path));

/** File name of a page's card in `public/share`, without its ending: `/about` → `about`, `/` → `home`. */
export const shareName = (path: string): string => path.slice(1).toLowerCase() || 'home';

/** What a link to a page shows: the page's own card, drawn by `npm run art -- share`; for all others the company's. */
export const sharePicture = (path: string): SharePicture => ({
  src: ownPicture.has(path) ? `/share/${shareName(path)}.jpg` : '/share.jpg',
  ...SHARE_SIZE,
});
