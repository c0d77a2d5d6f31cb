import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A face that the pictures are set in: the family name used in their CSS and its files. All are open (SIL OFL 1.1). */
interface Face {
  family: string;
  files: readonly string[];
  /** CSS descriptors that go with the files. */
  axes: string;
  italic?: string;
}

const require = createRequire(import.meta.url);
const wght = 'font-weight:100 900;';

const faces: readonly Face[] = [
  {
    family: 'Fraunces',
    files: [require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2')],
    axes: wght,
    italic: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2'),
  },
  {
    family: 'Archivo',
    files: [require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2')],
    axes: `${wght}font-stretch:62% 125%;`,
  },
  {
    family: 'Instrument Serif',
    files: [require.resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2')],
    axes: '',
    italic: require.resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2'),
  },
  {
    family: 'Rozha One',
    files: [
      require.resolve('@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2'),
      require.resolve('@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2'),
    ],
    axes: '',
  },
  {
    family: 'Unbounded',
    files: [require.resolve('@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2')],
    axes: wght,
  },
  {
    family: 'Yatra One',
    files: [
      require.resolve('@fontsource/yatra-one/files/yatra-one-latin-400-normal.woff2'),
      require.resolve('@fontsource/yatra-one/files/yatra-one-devanagari-400-normal.woff2'),
    ],
    axes: '',
  },
  {
    family: 'Anton',
    files: [require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2')],
    axes: '',
  },
  {
    family: 'Caveat',
    files: [require.resolve('@fontsource/caveat/files/caveat-latin-700-normal.woff2')],
    axes: '',
  },
  {
    family: 'Anek',
    files: [
      require.resolve('@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-standard-normal.woff2'),
      require.resolve('@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2'),
    ],
    axes: `${wght}font-stretch:75% 125%;`,
  },
  {
    family: 'Space Grotesk',
    files: [
      require.resolve('@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2'),
    ],
    axes: wght,
  },
  {
    family: 'Abril Fatface',
    files: [require.resolve('@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2')],
    axes: '',
  },
  {
    family: 'Young Serif',
    files: [require.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2')],
    axes: '',
  },
  {
    family: 'Bricolage',
    files: [
      require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
    ],
    axes: `${wght}font-stretch:75% 100%;`,
  },
  {
    family: 'Figtree',
    files: [require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')],
    axes: wght,
  },
];

const devanagari =
  'unicode-range:U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+25CC,U+A830-A839,U+A8E0-A8FF;';

async function rule(face: Face, file: string, more: string): Promise<string> {
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:"${face.family}";src:url(data:font/woff2;base64,${data});${face.axes}${more}}`;
}

/** The `@font-face` rules for the families that a page names, with the font files inside. */
export async function fontRules(page: string): Promise<string> {
  const used = faces.filter((face) => page.includes(face.family));
  const rules = used.flatMap((face) => [
    ...face.files.map((file) =>
      rule(
        face,
        file,
        file.includes('devanagari-devanagari') || file.includes('one-devanagari') ? devanagari : '',
      ),
    ),
    ...(face.italic ? [rule(face, face.italic, 'font-style:italic;')] : []),
  ]);
  return (await Promise.all(rules)).join('');
}
