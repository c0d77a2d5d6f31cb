import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { stepTo } from './step-to.ts';
import { useTabInSight } from './use-tab-in-sight.ts';

interface TabListProps<Tab> {
  className: string;
  label: string;
  tabs: readonly Tab[];
  /** The id of the selected tab; it may be outside the list. */
  selected: string;
  /** With the id of a tab: the id of its element. */
  prefix: string;
  panelId: string;
  onSelect: (tab: Tab) => void;
  /** What stands in a tab. */
  children: (tab: Tab) => ReactNode;
  /** The id of what describes a tab. */
  describedBy?: (tab: Tab) => string | undefined;
}

/** Tabs above or beside their panel: one stop for the Tab key, arrows go round, Enter opens. */
export function TabList<Tab extends { id: string }>(props: TabListProps<Tab>) {
  const { className, label, tabs, selected, prefix, panelId, onSelect, children, describedBy } = props;
  const strip = useRef<HTMLDivElement>(null);
  useTabInSight(strip, `${prefix}-${selected}`);
  const onKeyDown = (event: KeyboardEvent): void => {
    const elements = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = elements.findIndex((element) => element === document.activeElement);
    const next = stepTo(event.key, at, elements.length);
    if (next === undefined) return;
    event.preventDefault();
    elements[next]?.focus();
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
        <button
          key={tab.id}
          id={`${prefix}-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          aria-describedby={describedBy?.(tab)}
          tabIndex={tab.id === stop ? 0 : -1}
          onClick={() => {
            onSelect(tab);
          }}
        >
          {children(tab)}
        </button>
      ))}
    </div>
  );
}
