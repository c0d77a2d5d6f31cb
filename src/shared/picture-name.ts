import { IMAGE_WIDTHS } from './limits.ts';
import { uploadPath } from './paths.ts';

const PATTERN = /^([0-9a-z]{9}-[0-9a-z]{10})-(\d{1,4})x(\d{1,4})\.(jpg|png|gif)$/;

/** The size of every picture that a link shows, and what it may weigh. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
export const MAX_SHARE_BYTES = 300_000;
/** In the place of a width: a post's picture as a link to it shows it. */
export const SHARE = 'share';
/** A smaller picture would be blurred, of a taller one too much cut off. */
const LEAST = { width: 600, height: 315 } as const;
const TALLEST = 1.25;

/** Whether a link to its post shows this picture, or that of the site. */
export function isShared({ width, height }: Pick<PictureName, 'width' | 'height'>): boolean {
  return width >= LEAST.width && height >= LEAST.height && height <= width * TALLEST;
}

/** What a stored picture's file name tells. `moving` pictures are kept in one width only. */
export interface PictureName {
  /** Unique, generated. */
  id: string;
  width: number;
  height: number;
  extension: 'jpg' | 'png' | 'gif';
  moving: boolean;
}

/** Reads a stored picture's file name `<id>-<width>x<height>.<jpg|png|gif>`; undefined for any other. */
export function parsePictureName(image: string): PictureName | undefined {
  const [, id, width, height, extension] = PATTERN.exec(image) ?? [];
  if (!id) return undefined;
  return {
    id,
    width: Number(width),
    height: Number(height),
    extension: extension as PictureName['extension'],
    moving: extension === 'gif',
  };
}

/** The widths a picture is kept in, ascending; the last is its own. */
export function pictureWidths({ width, moving }: Pick<PictureName, 'width' | 'moving'>): number[] {
  return [...(moving ? [] : IMAGE_WIDTHS.filter((narrower) => narrower < width)), width];
}

/** `srcset` of a picture in all its widths; undefined for a name that is not a stored picture's. */
export function pictureSrcset(image: string, version: string): string | undefined {
  const name = parsePictureName(image);
  return (
    name &&
    pictureWidths(name)
      .map((width) => `${uploadPath(image, version)}&w=${width} ${width}w`)
      .join(', ')
  );
}
