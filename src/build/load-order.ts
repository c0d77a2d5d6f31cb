import { createHash } from 'node:crypto';

/*
 * A page is painted before any of its scripts is asked for. Browsers fetch a module as soon as they read its tag, and run it
 * before the first frame if it comes in time: on a slow phone it takes the line from fonts and pictures and the processor from
 * the paint. Nothing that a page shows needs a script.
 */

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * A promise that the page's first frame is on the screen, the same for everything on the page. Browsers that tell no paint,
 * and tabs in the background, are given two seconds.
 */
const PAINTED =
  '(self.painted??=new Promise(done=>{setTimeout(done,2e3);self.PerformanceObserver&&new PerformanceObserver(done).observe({type:"paint",buffered:true})}))';

/** Asks for the file that its tag names. */
const LOADER = `{const{src}=document.currentScript.dataset;${PAINTED}.then(()=>import(src))}`;

/** The loader's source for the content policy: it is inline, and the same on every page. */
export const loaderHash = `sha256-${createHash('sha256').update(LOADER).digest('base64')}` as const;

/** Makes the page's own scripts wait for its first frame. */
export const scriptsLast = (html: string): string =>
  html.replaceAll(MODULE, (_tag, file: string) => `<script data-src="${file}">${LOADER}</script>`);

/** `client:painted`: an island comes to life after the page's first frame. A module's address, as Astro wants it. */
export const paintedDirective = `data:text/javascript,${encodeURIComponent(
  `export default load=>${PAINTED}.then(load).then(hydrate=>hydrate())`,
)}`;
