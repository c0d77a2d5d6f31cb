declare module 'astro' {
  interface AstroClientDirectives {
    /** The island comes to life as soon as the page's first frame is on the screen (load-order.ts). */
    'client:painted'?: boolean;
  }
}

export {};
