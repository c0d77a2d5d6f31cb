import { newerContent } from '#browser/newer-content.ts';
import { pageTitle } from '#build/page-title.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { textLines } from '#shared/text-lines.ts';
import { coverOf } from './cover.ts';
import { loadPost } from './load-posts.ts';
import { MISSING_TITLE } from './missing.ts';

/**
 * Shows an edit of this page's post that is newer than the page, if anything was edited since it was built. A post that has
 * been taken down gives way to its notice; when nothing can be asked the page stays as it was built.
 */
export async function refreshArticle(): Promise<void> {
  const article = document.querySelector<HTMLElement>('[data-post]');
  if (!article) return;
  const status = article.querySelector('[data-status]');
  status?.replaceChildren('Loading blog...');
  const version = await newerContent();
  const post = version === undefined ? undefined : await loadPost(article.dataset.post ?? '', version);
  status?.replaceChildren();
  if (post === 'missing') showMissing(article);
  else if (post && post.updated_at !== article.dataset.updated) fill(article, post);
}

function fill(article: HTMLElement, post: Blog): void {
  article.dataset.updated = post.updated_at;
  article.querySelector('[data-title]')?.replaceChildren(post.title);
  retitle(article, post.title);
  const paragraphs = textLines(post.content).map((line) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    return paragraph;
  });
  article.querySelector('[data-text]')?.replaceChildren(...paragraphs);
  const picture = article.querySelector<HTMLImageElement>('[data-cover]');
  const cover = coverOf(post);
  if (!picture || !cover) return;
  picture.alt = cover.alt ?? '';
  picture.srcset = cover.srcset ?? '';
  picture.src = cover.src;
}

function showMissing(article: HTMLElement): void {
  const notice = document.querySelector<HTMLTemplateElement>('template[data-missing]');
  if (!notice) return;
  article.replaceWith(notice.content.cloneNode(true));
  retitle(article, MISSING_TITLE);
}

/** What the tab, the history and a bookmark say follows what is shown. */
function retitle(article: HTMLElement, title: string): void {
  document.title = pageTitle(title, article.dataset.site ?? '');
}
