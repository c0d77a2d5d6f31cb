import { blogDraft, draftOfRound, editDraft } from './blog-draft.ts';
import { shrinkPicture } from './shrink-picture.ts';

let latest = 0;

/**
 * Takes a file into the post in hand, made smaller if need be; no file takes the picture away. What comes of it is
 * dropped when another file was chosen meanwhile or the post is another one.
 */
export async function choosePicture(file: File | undefined): Promise<void> {
  if (blogDraft.get().saving) return;
  latest += 1;
  const choice = latest;
  const place = draftOfRound(blogDraft.get().round);
  const isCurrent = () => choice === latest && place.get() !== undefined;
  const show = (shrinking: number | undefined) => {
    if (isCurrent()) place.update((draft) => ({ ...draft, shrinking }));
  };
  editDraft({ picture: undefined });
  show(undefined);
  if (!file) return;
  const result = await shrinkPicture(file, show);
  if (!isCurrent()) return;
  show(undefined);
  if ('refused' in result)
    place.update((draft) => ({ ...draft, errors: { ...draft.errors, image: result.refused } }));
  else editDraft({ picture: { file: result, url: URL.createObjectURL(result) } });
}
