const files = import.meta.glob<string>('/src/assets/portfolio/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
});

type Format = 'avif' | 'webp';

const address = (file: string, width: 480 | 1080, format: Format): string => {
  const found = files[`/src/assets/portfolio/${file}-${String(width)}.${format}`];
  if (!found) throw new Error(`No picture ${file}, ${String(width)} px wide, as ${format}`);
  return found;
};

/** Addresses of both renditions of a piece in one format, as a `srcset`. A missing file fails the build. */
export const renditions = (file: string, format: Format): string =>
  `${address(file, 480, format)} 480w, ${address(file, 1080, format)} 1080w`;

/** Address of the small picture: a thumbnail, and what browsers without `srcset` show. */
export const small = (file: string, format: Format = 'webp'): string => address(file, 480, format);
/** Address of the large picture, for pages without script. */
export const large = (file: string): string => address(file, 1080, 'webp');
