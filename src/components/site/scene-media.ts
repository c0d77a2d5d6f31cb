/** The films and posters of src/assets/scenes, by scene: `home.mp4`, `home.webm`, `home-poster.avif`, `home-poster-800.avif`, … */
const files = import.meta.glob<string>('/src/assets/scenes/*.{mp4,webm,avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export interface SceneMedia {
  readonly posters: readonly { readonly srcset: string; readonly type: string }[];
  /** The poster for browsers that choose none of the above; undefined where the scene has no picture. */
  readonly fallback: string | undefined;
  /** Best first. */
  readonly films: readonly { readonly src: string; readonly type: string }[];
}

const FILMS = [
  ['.av1.mp4', 'video/mp4; codecs="av01.0.05M.08"'],
  ['.webm', 'video/webm; codecs="vp9"'],
  ['.mp4', 'video/mp4'],
] as const;
const WIDE = 1600;
const NARROW = 800;

/** Addresses of what a scene has. */
export function sceneMedia(scene: string): SceneMedia {
  const find = (name: string) => files[`/src/assets/scenes/${name}`];
  const posters = ['avif', 'webp'].flatMap((format) => {
    const wide = find(`${scene}-poster.${format}`);
    if (wide === undefined) return [];
    const narrow = find(`${scene}-poster-${NARROW}.${format}`);
    const srcset = [narrow && `${narrow} ${NARROW}w`, `${wide} ${WIDE}w`].filter(Boolean).join(', ');
    return [{ srcset, type: `image/${format}` }];
  });
  const films = FILMS.flatMap(([ending, type]) => {
    const src = find(`${scene}${ending}`);
    return src === undefined ? [] : [{ src, type }];
  });
  return { posters, fallback: find(`${scene}-poster.webp`), films };
}
