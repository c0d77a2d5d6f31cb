/**
 * Puts the focus on the link of a row. Where that is not drawn it goes to the box of the rows, and where an open row
 * lies over them, to that: it is never lost.
 */
export function focusRow(box: HTMLElement | null, id: string | undefined, frames = 20): void {
  requestAnimationFrame(() => {
    const link = id && box?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] a`);
    const target = link || (frames > 0 && id !== undefined ? null : box);
    target?.focus();
    if (target && document.activeElement === target) return;
    // What was brought back is drawn a moment later; on narrow screens the rows stay inert until the details are gone.
    if (frames > 0) focusRow(box, id, frames - 1);
    else document.querySelector<HTMLElement>('.admin-sheet [tabindex]')?.focus();
  });
}
