import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listedPages } from '../content/pages.ts';
import { shareName } from '../build/share-picture.ts';
import { shareCard } from './share-card.ts';

const LONGEST_LINE = 70;

/** The first sentence of a description, if it fits on one line. */
function lineOf(description: string): string {
  const [sentence = ''] = description.split(/(?<=[.:]) /u);
  return sentence.length <= LONGEST_LINE ? sentence.replace(/[.:]$/u, '') : '';
}

/** Draws the card of every page that is shared: run again when a title changes. */
export async function drawShareCards(publicFolder: string): Promise<void> {
  const folder = join(publicFolder, 'share');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(publicFolder, 'share.jpg'),
    await shareCard(
      'Posted every day. Looked after every month.',
      'Digital Solutions and Property Management',
    ),
  );
  for (const { path, title, description } of listedPages) {
    await writeFile(join(folder, `${shareName(path)}.jpg`), await shareCard(title, lineOf(description)));
  }
}
