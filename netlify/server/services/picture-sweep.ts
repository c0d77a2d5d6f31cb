import { logProblem } from '../log.ts';
import { readEach } from '../database/documents.ts';
import { readBuildStamp } from './build-stamp.ts';
import { listPictures, markUnnamed, removePicture, unmark } from '../records/pictures.ts';
import { readPictureNames } from '../records/posts.ts';
import { idTime } from '#shared/ids.ts';
import { parsePictureName } from '#shared/picture-name.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A tab, a feed reader or a browser's cache may still hold a page that shows the picture. */
const KEPT_MS = 30 * DAY_MS;
/** Pictures removed after one save. */
const AT_ONCE = 20;

/**
 * Pictures are removed by one rule: no post has named it for thirty days, and the live site was built at least a day after it was
 * marked as such. Each look marks anew, so that none is missed whatever breaks off: a picture that a post let go of, or one whose
 * post was never stored. A live site that cannot be asked, an old one that was put back, or a post that cannot be read, keeps
 * everything as it is. Never throws.
 */
export async function sweepPictures(now = Date.now()): Promise<void> {
  try {
    // In this order: a picture is stored before its post names it.
    const pictures = await listPictures();
    const names = new Set((await readPictureNames()).map((name) => parsePictureName(name)?.id));
    const unnamed = pictures.filter(({ id }) => !names.has(id));
    await readEach(
      pictures.filter(({ id, unnamedSince }) => names.has(id) && unnamedSince !== undefined),
      unmark,
    );
    // The post of a younger one may be on its way.
    const isNew = ({ id }: { id: string }) => idTime(id) > now - HOUR_MS;
    await readEach(
      unnamed.filter((picture) => picture.unnamedSince === undefined && !isNew(picture)),
      ({ id }) => markUnnamed(id, now),
    );
    const old = unnamed.filter(({ unnamedSince = now }) => unnamedSince < now - KEPT_MS);
    if (old.length === 0) return;
    const live = await readBuildStamp();
    const before = Date.parse(live?.builtAt ?? '') - DAY_MS;
    const due = old.filter(({ unnamedSince = now }) => unnamedSince < before);
    await readEach(due.slice(0, AT_ONCE), removePicture);
  } catch (error) {
    logProblem('pictures-not-swept', {}, error);
  }
}
