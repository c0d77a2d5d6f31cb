import { isShared, parsePictureName, pictureSrcset, SHARE, SHARE_SIZE } from '#shared/picture-name.ts';
import type { SharePicture } from '#build/share-picture.ts';
import type { Blog } from '#shared/schemas/entities.ts';

/** A post's picture as `<img>` wants it; the size is left out when the file name does not tell it. */
export interface Cover {
  src: string;
  srcset: string | undefined;
  width: number | undefined;
  height: number | undefined;
  /** What is to be seen; nothing where nobody has said it. */
  alt: string | undefined;
}

/** The cover of a post, its address carrying the version of the last edit; undefined without a picture. */
export function coverOf(
  post: Pick<Blog, 'image' | 'image_url' | 'image_alt' | 'created_at' | 'updated_at'>,
): Cover | undefined {
  if (!post.image) return undefined;
  const name = parsePictureName(post.image);
  return {
    src: post.image_url,
    srcset: pictureSrcset(post.image, post.updated_at || post.created_at),
    width: name?.width,
    height: name?.height,
    alt: post.image_alt,
  };
}

/** What a link to a post shows; undefined if its picture is too small or too tall for that. */
export function sharePictureOf({ image, image_url, image_alt }: Blog): SharePicture | undefined {
  const name = parsePictureName(image);
  return name && isShared(name)
    ? { src: `${image_url}&w=${SHARE}`, ...SHARE_SIZE, alt: image_alt }
    : undefined;
}
