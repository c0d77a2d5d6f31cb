import type { HelpArticle, HelpCategory, HelpCategoryId } from '#content/help/help-article.ts';

/** Whether question or answer contains the search, whatever the case. An empty search matches all. */
export function matches(article: HelpArticle, search: string): boolean {
  const wanted = fold(search.trim());
  return fold(article.question).includes(wanted) || fold(article.answer).includes(wanted);
}

/** Categories other than `selected` in which the search finds something, with the number of articles. */
export function elsewhere(
  categories: readonly HelpCategory[],
  selected: HelpCategoryId,
  search: string,
): { category: HelpCategory; count: number }[] {
  return categories
    .filter((category) => category.id !== selected)
    .map((category) => ({
      category,
      count: category.articles.filter((article) => matches(article, search)).length,
    }))
    .filter(({ count }) => count > 0);
}

/** A text cut into pieces; every second one is an occurrence of the search. */
export function splitAtMatches(text: string, search: string): string[] {
  const wanted = search.trim();
  if (!wanted) return [text];
  return text.split(new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi'));
}

/** Lower case, and one kind of apostrophe: people type the straight one. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
