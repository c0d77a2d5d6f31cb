import { readFile } from 'node:fs/promises';
import { seedFaqs } from './faqs.ts';
import { seedPosts, type SeedPost } from './posts.ts';
import { preparePicture } from '#server/services/picture.ts';
import { raiseContentVersion } from '#server/records/content-version.ts';
import { createFaq, listFaqs, reindexFaqs } from '#server/records/faqs.ts';
import { savePicture } from '#server/records/pictures.ts';
import { createPost, listPosts, reindexPosts } from '#server/records/posts.ts';

/** Fills an empty store with the sample posts and FAQs; what is there already is left alone. */
export async function seed(): Promise<void> {
  const [posts, faqs] = await Promise.all([listPosts(), listFaqs()]);
  const steps = [
    ...(posts.length === 0 ? [addPosts()] : []),
    ...(Object.values(faqs).flat().length === 0 ? [addFaqs()] : []),
  ];
  await Promise.all(steps);
  if (steps.length > 0) await raiseContentVersion();
}

async function addPosts(): Promise<void> {
  await Promise.all(seedPosts.map(addPost));
  await reindexPosts();
}

async function addPost({ title, content, imageFile, createdAt }: SeedPost): Promise<void> {
  const bytes = await readFile(new URL(`./images/${imageFile}`, import.meta.url));
  const picture = await preparePicture(bytes);
  if (!picture.ok) throw new Error(`${imageFile}: ${picture.fault.message}`);
  const { name, keepRest } = await savePicture(picture.value);
  await keepRest();
  await createPost({ title, content, image: name, createdAt });
}

/** One after another: they are shown in the order they were added. */
async function addFaqs(): Promise<void> {
  for (const faq of seedFaqs) await createFaq(faq);
  await reindexFaqs();
}
