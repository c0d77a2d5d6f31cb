/** One article of the help centre. The content is fixed in the product. */
export interface HelpArticle {
  /** Unique over all categories; the fragment of a deep link, `/help-center#pause-a-plan`. */
  readonly id: string;
  readonly question: string;
  /** 40 to 150 words of plain text; each line break starts a new paragraph. */
  readonly answer: string;
}

export type HelpCategoryId = 'general' | 'property' | 'digital';

export interface HelpCategory {
  readonly id: HelpCategoryId;
  /** The label in the sidebar and the breadcrumb. */
  readonly name: string;
  readonly articles: readonly HelpArticle[];
}
