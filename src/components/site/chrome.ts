/** The one script of the site's frame: header, menus, where-from links, map on demand, early submits, current year, late fonts. */
import { holdEarlySubmits } from '#forms/engine/early-submit.ts';
// A file of its own, without the bundler's preloader: that would weigh more than the file.
import lateFonts from './late-fonts.ts?worker&url';
import { keepHeaderInView } from './header/header-scroll.ts';
import { rememberOrigin } from './header/logo-link.ts';
import { loadMapOnDemand } from './map/map.ts';
import { openMenus } from './menus/menus.ts';
import { noteScrollbar } from './menus/scrollbar.ts';

keepHeaderInView();
rememberOrigin();
openMenus();
noteScrollbar();
loadMapOnDemand();
holdEarlySubmits();

// The year was right when the page was built; it is right when the page is read, too.
for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(new Date().getFullYear());

// Fonts that came after the first paint go unused [styles/fonts.css], unless they can still be set without moving anything.
function setLateFonts(): void {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  const isLate = (file: PerformanceResourceTiming): boolean =>
    file.name.endsWith('.woff2') && file.responseEnd > painted;
  if ((performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(isLate))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: lateFonts }));
}

if (document.readyState === 'complete') setLateFonts();
else window.addEventListener('load', setLateFonts);
