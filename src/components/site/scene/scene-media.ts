/** The films and posters of src/assets/scenes, by scene: `home.mp4`, `home.webm`, `home-poster.avif`, `home-poster-800.avif`, … */
const files = import.meta.glob<string>('/src/assets/scenes/*.{mp4,webm,avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export interface SceneMedia {
  /** In the order a `<picture>` asks for: upright ones for narrow screens first. */
  readonly posters: readonly {
    readonly src: string;
    readonly type: string;
    readonly media: string | undefined;
  }[];
  /** The poster for browsers that choose none of the above; undefined where the scene has no picture. */
  readonly fallback: string | undefined;
  /** Best first. */
  readonly films: readonly { readonly src: string; readonly type: string }[];
}

const FILMS = [
  ['.av1.mp4', 'video/mp4; codecs="av01.0.08M.08"'],
  ['.webm', 'video/webm; codecs="vp9"'],
  ['.mp4', 'video/mp4'],
] as const;
/** The `-800` posters are upright, 4:5, cut from the wide one around the scene's `object-position`. */
const POSTERS = [
  ['-800', '(max-width: 37.5rem) and (orientation: portrait)'],
  ['', undefined],
] as const;

/** Addresses of what a scene has. */
export function sceneMedia(scene: string): SceneMedia {
  const find = (name: string) => files[`/src/assets/scenes/${name}`];
  const posters = POSTERS.flatMap(([size, media]) =>
    ['avif', 'webp'].flatMap((format) => {
      const src = find(`${scene}-poster${size}.${format}`);
      return src === undefined ? [] : [{ src, media, type: `image/${format}` }];
    }),
  );
  const films = FILMS.flatMap(([ending, type]) => {
    const src = find(`${scene}${ending}`);
    return src === undefined ? [] : [{ src, type }];
  });
  return { posters, fallback: find(`${scene}-poster.webp`), films };
}
