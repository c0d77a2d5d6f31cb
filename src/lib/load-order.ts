const MODULE = '<script type="module" src=';

/**
 * Lets fonts and pictures of a page come before its scripts: browsers ask for a module as eagerly as for what blocks the
 * first paint, which takes from a slow phone's line. Nothing that a page shows needs a script.
 */
export const scriptsLast = (html: string): string =>
  html.replaceAll(MODULE, MODULE.replace(' src', ' fetchpriority="low" src'));
