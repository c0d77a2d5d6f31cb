import type { ReactNode } from 'react';

/** What stands in the place of rows: reading, a failure, nothing there, nothing found. */
export function ListNotice({
  tone = 'plain',
  title,
  children,
}: {
  tone?: 'plain' | 'danger';
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="admin-notice" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <svg
        viewBox="0 0 120 48"
        width="120"
        height="48"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M2 46 30 14l12 14L62 6l30 34 8-9 18 15" />
      </svg>
      <p>{title}</p>
      {children}
    </div>
  );
}

/** Grey lines while the first page is on its way. */
export function ListSkeleton() {
  return (
    <div className="admin-skeleton" role="status">
      <span className="visually-hidden">Loading…</span>
      {Array.from({ length: 8 }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
    </div>
  );
}
