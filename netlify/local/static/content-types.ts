const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  webm: 'video/webm',
  mp4: 'video/mp4',
  woff2: 'font/woff2',
  woff: 'font/woff',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
};

const extension = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

export const contentType = (path: string): string => TYPES[extension(path)] ?? 'application/octet-stream';

/** Text shrinks; pictures, video and fonts are compressed already. */
export const isCompressible = (type: string): boolean =>
  type.includes('charset=utf-8') || type === 'application/wasm';
