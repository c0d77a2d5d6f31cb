import { portfolioStories } from '#content/portfolio-stories.ts';

/** What the enlarged pieces tell, by `id`: read with the first one that is opened, so that the page does not carry it. */
export function GET(): Response {
  return Response.json(portfolioStories);
}
