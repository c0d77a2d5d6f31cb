import type { APIRoute } from 'astro';

/**
 * Answers Astro's picture address `/_image` as any unknown one. Its own endpoint fetches whatever path of this site it is
 * asked for, with the visitor's cookies, and gives it on as a picture to be kept for a year; no page here uses it.
 */
export const ALL: APIRoute = ({ rewrite }) => rewrite('/404');
