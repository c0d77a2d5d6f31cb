/** Words that somebody reads in a minute without hurry. */
const WORDS_A_MINUTE = 220;

/** `3 minutes to read`: whole minutes, one at least. */
export function readingTime(content: string): string {
  const words = content.split(/\s+/).filter(Boolean).length;
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  return `${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}
