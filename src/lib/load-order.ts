import { createHash } from 'node:crypto';

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;

/** Asks for the file that its tag names once the first frame is on the screen: a timer set in a frame runs after its paint. */
const LOADER =
  '{const{src}=document.currentScript.dataset;requestAnimationFrame(()=>setTimeout(()=>import(src)))}';

/** The loader's source for the content policy: it is inline, and the same on every page. */
export const loaderHash = `sha256-${createHash('sha256').update(LOADER).digest('base64')}` as const;

/**
 * Lets a page be painted before its scripts are asked for. Browsers fetch a module as soon as they read its tag, and run it
 * before the first frame if it comes in time: on a slow phone it takes the line from fonts and pictures and the processor from
 * the paint. Nothing that a page shows needs a script; islands load by their own rules.
 */
export const scriptsLast = (html: string): string =>
  html.replaceAll(MODULE, (_tag, file: string) => `<script data-src="${file}">${LOADER}</script>`);
