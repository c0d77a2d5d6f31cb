/** A text for comparing: letter case and Latin accents do not matter to it; the marks of other scripts do. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
