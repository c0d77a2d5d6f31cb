/** What a test may do with a piece of a page; only Astro's own check reads its props. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
  const piece: AstroComponentFactory;
  export default piece;
}
