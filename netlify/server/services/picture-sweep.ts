import { readEnv } from '../env.ts';
import { logProblem } from '../log.ts';
import {
  dropReminder,
  listReminders,
  remindOfPicture,
  removePicture,
  type Reminder,
} from '../records/pictures.ts';
import { findPost, readPictureNames } from '../records/posts.ts';
import { PATHS } from '#shared/paths.ts';
import { parsePictureName } from '#shared/picture-name.ts';
import { z } from '#shared/zod.ts';

const DAY_MS = 24 * 3_600_000;
/** A tab, a feed reader or a browser's cache may still hold a page that shows the picture. */
const KEPT_MS = 30 * DAY_MS;
const LIMIT_MS = 3_000;
/** Pictures looked at by one save: it answers soon all the same. */
const AT_ONCE = 20;

const buildSchema = z.object({ builtAt: z.iso.datetime() });

/**
 * Pictures are removed by one rule: no post names it, nothing happened to it for thirty days, and the live site was
 * built at least a day after that. What happens to a picture leaves a reminder *first* (it is stored; an edit or a
 * deletion is about to take it from its post), so that no crash leaves a picture without one, and a picture that has
 * none has a post. A live site that cannot be asked, or an old one that was put back, keeps everything as it is.
 */
export async function sweepPictures(now = Date.now()): Promise<void> {
  try {
    if (!(await listReminders()).some(({ at }) => at < now - KEPT_MS)) return;
    const since = Math.min(now - KEPT_MS, (await readBuildTime()) - DAY_MS);
    // In this order: whoever took a picture from its post before the posts were read set a reminder before that.
    const names = await readPictureNames();
    const due = (await listReminders()).filter(({ at }) => at < since).slice(0, AT_ONCE);
    const named = new Set(names.map((name) => parsePictureName(name)?.id));
    await Promise.all(
      due.map((reminder: Reminder) => (named.has(reminder.id) ? dropReminder : removePicture)(reminder)),
    );
  } catch (error) {
    logProblem('pictures-not-swept', {}, error);
  }
}

/** To be called before a post is given another picture. */
export async function remindOfPictureOf(postId: string): Promise<void> {
  const post = await findPost(postId);
  if (post) await remindOfImage(post.image);
}

/** To be called before a post with this picture is deleted. */
export async function remindOfImage(image: string): Promise<void> {
  const name = parsePictureName(image);
  if (name) await remindOfPicture(name.id);
}

/** When the pages that visitors see were built, in milliseconds since 1970. Throws if the site does not say. */
async function readBuildTime(): Promise<number> {
  const { URL: site } = readEnv();
  const response = await fetch(new URL(PATHS.build, site), { signal: AbortSignal.timeout(LIMIT_MS) });
  return Date.parse(z.parse(buildSchema, await response.json()).builtAt);
}
