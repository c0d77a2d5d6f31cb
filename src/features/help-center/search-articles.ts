import { foldText } from '#shared/fold-text.ts';
import { placesOf } from '#shared/places-of.ts';
import type { HelpArticle, HelpCategory, HelpCategoryId } from '#content/help/help-article.ts';

/** Whether question or answer contains the search, whatever the case and wherever it was copied from. An empty search matches all. */
export function matches(article: HelpArticle, search: string): boolean {
  const wanted = foldText(search).trim();
  return foldText(article.question).includes(wanted) || foldText(article.answer).includes(wanted);
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
  const wanted = foldText(search).trim();
  const cuts = placesOf(text, wanted ? [wanted] : []).flat();
  return [0, ...cuts].map((start, index) => text.slice(start, cuts[index]));
}
