/** Tabs by the ARIA pattern; the address's hash keeps the choice. Without script both are there. */
export function startTabs(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role="tab"]')];
  const select = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      document
        .getElementById(tab.getAttribute('aria-controls') ?? '')
        ?.toggleAttribute('data-inactive', !isChosen);
    }
  };
  const choose = (tab: HTMLElement) => {
    select(tab);
    history.replaceState(history.state, '', `#${tab.dataset['hash'] ?? ''}`);
  };
  for (const tab of tabs) {
    tab.addEventListener('click', () => {
      choose(tab);
    });
    tab.addEventListener('keydown', (event) => {
      const next = neighbor(tabs, tab, event.key);
      if (!next) return;
      event.preventDefault();
      choose(next);
      next.focus();
    });
  }
  const named = tabs.find((tab) => `#${tab.dataset['hash'] ?? ''}` === window.location.hash);
  if (named) select(named);
}

function neighbor(tabs: HTMLElement[], tab: HTMLElement, key: string): HTMLElement | undefined {
  const at = tabs.indexOf(tab);
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(at - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}
