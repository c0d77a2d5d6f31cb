import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface TabListProps<Tab> {
  className: string;
  label: string;
  tabs: readonly Tab[];
  /** The id of the selected tab; it may be outside the list. */
  selected: string;
  /** With the id of a tab: the id of its element. */
  prefix: string;
  panelId: string;
  /** The address of a tab: it can be opened elsewhere, too, and before the scripts have come. */
  hrefOf: (tab: Tab) => string;
  /** What stands in a tab. */
  children: (tab: Tab) => ReactNode;
  /** The id of what describes a tab. */
  describedBy?: (tab: Tab) => string | undefined;
}

/** Tabs above or beside their panel: one stop for the Tab key, arrows go round, Enter and the space bar open. */
export function TabList<Tab extends { id: string }>(props: TabListProps<Tab>) {
  const { className, label, tabs, selected, prefix, panelId, hrefOf, children, describedBy } = props;
  const strip = useRef<HTMLDivElement>(null);
  useTabInSight(strip, `${prefix}-${selected}`);
  const onKeyDown = (event: KeyboardEvent): void => {
    const elements = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = elements.findIndex((element) => element === document.activeElement);
    const next = stepTo(event.key, at, elements.length);
    if (next === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (next === undefined) elements[at]?.click();
    else elements[next]?.focus();
  };
  const stop = tabs.some(({ id }) => id === selected) ? selected : tabs[0]?.id;
  return (
    <div
      ref={strip}
      className={className}
      role="tablist"
      aria-label={label}
      aria-orientation="vertical"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={`${prefix}-${tab.id}`}
          href={hrefOf(tab)}
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          aria-describedby={describedBy?.(tab)}
          tabIndex={tab.id === stop ? 0 : -1}
        >
          {children(tab)}
        </a>
      ))}
    </div>
  );
}

/** Which of `count` tabs an arrow, Home or End key leads to from the one at `at`; undefined for other keys. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Keeps the selected tab of a strip in sight, also when something in the strip moves it. */
function useTabInSight(strip: RefObject<HTMLElement | null>, selected: string): void {
  useEffect(() => {
    const observer = new ResizeObserver(() =>
      document.getElementById(selected)?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    for (const tab of strip.current?.children ?? []) observer.observe(tab);
    return () => observer.disconnect();
  }, [strip, selected]);
}
