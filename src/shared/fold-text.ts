/** Letters that Unicode does not take apart, as those write them who have no key for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' },
};

/**
 * A text for comparing: letter case and Latin accents do not matter to it, nor do ligatures, wide letters, kinds of blank
 * and of apostrophe; the marks of other scripts do. What nobody sees (soft hyphens, zero widths, joiners) is no part of it.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .replaceAll('’', "'")
    .replace(/[ßæœøłđıς]/g, (letter) => LETTERS[letter] ?? letter);
}
