import './tab-page.css';
import type { ReactNode } from 'react';
import type { AdminTab } from '../tabs.tsx';

/** A tab that is no list: its name above what it holds. */
export function TabPage({
  tab,
  className,
  children,
}: {
  tab: AdminTab;
  className: string;
  children: ReactNode;
}) {
  return (
    <div className="admin-list">
      <header className="admin-bar">
        <h2>{tab.label}</h2>
      </header>
      <div className={`admin-page ${className}`}>{children}</div>
    </div>
  );
}
