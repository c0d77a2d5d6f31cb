import { Component, type ReactNode } from 'react';
import { ListNotice } from './ListNotice.tsx';

interface Props {
  children: ReactNode;
  /** Stands in the place of what failed; a notice about the tab when not given. */
  fallback?: ReactNode;
}

/** A tab that fails (a lost connection while its code loads, most often) leaves the others usable. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback) return this.props.fallback;
    return (
      <ListNotice tone="danger" title="This tab could not be opened.">
        <button
          type="button"
          className="admin-small"
          onClick={() => {
            location.reload();
          }}
        >
          Load the page again
        </button>
      </ListNotice>
    );
  }
}
