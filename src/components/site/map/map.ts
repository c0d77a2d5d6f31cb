/** Puts the embedded map in place of its button, only when it is asked for: nothing is loaded from elsewhere before. */
export function loadMapOnDemand(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-map]')) {
    button.addEventListener('click', () => {
      const frame = document.createElement('iframe');
      frame.src = button.dataset['map'] ?? '';
      frame.title = button.dataset['mapTitle'] ?? '';
      frame.referrerPolicy = 'no-referrer';
      frame.tabIndex = 0;
      button.replaceWith(frame);
      frame.focus();
    });
  }
}
