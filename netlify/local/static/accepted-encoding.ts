export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}
