// Stands in for `astro build`: writes a small site whose pages carry the text of content.txt, as slowly as BUILD_MS says.
// The content `fail` makes it fail after it has written half of the site.
import { Buffer } from 'node:buffer';
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

const out = process.env.ASTRO_OUT_DIR;
const content = readFileSync('content.txt', 'utf8').trim();
const write = (path, body) => {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), body);
};
const page = (body) =>
  `<!doctype html><title>Fixture</title><p>${body}</p>${'<!-- filler -->'.repeat(2000)}<i>end</i>`;

appendFileSync('builds.log', `${content}\n`);
write('index.html', page(content));
await setTimeout(Number(process.env.BUILD_MS ?? 0));
if (content === 'fail') {
  process.stderr.write('The fixture was told to fail.\n');
  process.exit(3);
}
write('about.html', page(`about ${content}`));
write('404.html', page('nothing here'));
write('blog/index.html', page('blog'));
write('build.json', JSON.stringify({ content }));
write('_astro/app.12ab.js', 'export const ready = true; // '.padEnd(2_000, 'x'));
write('movie.webm', Buffer.from(Array.from({ length: 1_200_000 }, (_, index) => index % 251)));
write('small.txt', 'abcdefghij');
for (const type of ['avif', 'webp', 'mp4', 'woff2', 'webmanifest', 'xml', 'svg', 'ico'])
  write(`file.${type}`, 'x');
copyFileSync('secret.txt', join(out, '..', 'secret.txt'));
