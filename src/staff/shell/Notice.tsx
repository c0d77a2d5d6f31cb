import { Component, Suspense, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { Button } from './Button.tsx';

/** In the place of rows: a failure, nothing there, nothing found. Only the failure is an alert. */
export function ListNotice({
  tone = 'plain',
  title,
  hint,
  children,
}: {
  tone?: 'plain' | 'danger';
  title: string;
  hint?: string;
  children?: ReactNode;
}) {
  return (
    <div className="admin-notice" data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Ridges />
      <p>{title}</p>
      {hint && <p className="admin-quiet">{hint}</p>}
      {children}
    </div>
  );
}

/** What could not be read, with the way to try again. */
export function Failed({ title, tryAgain }: { title: string; tryAgain: () => unknown }) {
  return (
    <ListNotice tone="danger" title={title}>
      <Button onClick={() => void tryAgain()}>Try again</Button>
    </ListNotice>
  );
}

/** Morning over two ridges; on a failure the sun is red. */
function Ridges() {
  return (
    <svg viewBox="0 0 200 76" width="200" height="76" aria-hidden="true">
      <circle cx="132" cy="30" r="14" />
      <path d="M0 76 30 44l14 11 30-38 22 26 11-11 27 29 16-17 50 32z" />
      <path d="m0 76 38-16 26 9 34-21 30 18 27-10 45 20z" />
    </svg>
  );
}

/** Grey lines while the first page is on its way. */
export function ListSkeleton() {
  return (
    <div className="admin-skeleton">
      <span className="visually-hidden">Loading…</span>
      {Array.from({ length: 8 }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
    </div>
  );
}

interface Props {
  children: ReactNode;
  /** Stands in the place of what failed; a notice about the tab when not given. */
  fallback?: ReactNode;
}

/**
 * A tab that fails (a lost connection while its code loads, most often) leaves the others usable. What failed is tried
 * again each time it is to be drawn anew: its cause may be gone by then.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate({ children }: Props): void {
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback) return this.props.fallback;
    return (
      <ListNotice tone="danger" title="This tab could not be opened.">
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </ListNotice>
    );
  }
}

/** What nobody waits for, loaded by itself: nothing stands in its place on the static page, until it comes, or if it does not. */
export function Later({ children }: { children: ReactNode }) {
  if (!useHydrated()) return null;
  return (
    <ErrorBoundary fallback={<></>}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
