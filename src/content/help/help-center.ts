import { digitalArticles } from '#content/help/digital.ts';
import { generalArticles } from '#content/help/general.ts';
import type { HelpCategory } from '#content/help/help-article.ts';
import { propertyArticles } from '#content/help/property.ts';

/** The three categories of the help centre in the order of the sidebar. */
export const helpCategories: readonly HelpCategory[] = [
  { id: 'general', name: 'General Questions', articles: generalArticles },
  { id: 'property', name: 'Property Management', articles: propertyArticles },
  { id: 'digital', name: 'Digital Solutions', articles: digitalArticles },
];

export const helpArticleCount = helpCategories.reduce((sum, { articles }) => sum + articles.length, 0);
