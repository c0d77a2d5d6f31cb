/** Title of the page that stands where there is no post. */
export const MISSING_TITLE = 'Blog not found';
