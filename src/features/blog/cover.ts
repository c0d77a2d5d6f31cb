import { parsePictureName, pictureSrcset } from '#shared/picture-name.ts';
import type { Blog } from '#shared/schemas/entities.ts';

/** A post's picture as `<img>` wants it; the size is left out when the file name does not tell it. */
export interface Cover {
  src: string;
  srcset: string | undefined;
  width: number | undefined;
  height: number | undefined;
}

/** The cover of a post, its address carrying the version of the last edit; undefined without a picture. */
export function coverOf(
  post: Pick<Blog, 'image' | 'image_url' | 'created_at' | 'updated_at'>,
): Cover | undefined {
  if (!post.image) return undefined;
  const name = parsePictureName(post.image);
  return {
    src: post.image_url,
    srcset: pictureSrcset(post.image, post.updated_at || post.created_at),
    width: name?.width,
    height: name?.height,
  };
}
