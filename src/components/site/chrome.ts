/** The one script of the site's frame: header, menus, where-from links, map on demand, early submits, current year. */
import { noteArrival } from '#browser/arrival.ts';
import '#browser/composing.ts';
import { holdEarlySubmits } from '#forms/engine/early-submit.ts';
import { keepHeaderInView } from './header/header-scroll.ts';
import { rememberOrigin } from './header/logo-link.ts';
import { loadMapOnDemand } from './map/map.ts';
import { openMenus } from './menus/menus.ts';
import { noteScrollbar } from './menus/scrollbar.ts';

noteArrival();
keepHeaderInView();
rememberOrigin();
openMenus();
noteScrollbar();
loadMapOnDemand();
holdEarlySubmits();

// The year was right when the page was built; it is right when the page is read, too.
for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`;
