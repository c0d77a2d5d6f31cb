import { useEffect, useState } from 'react';
import { newerContent } from '#browser/newer-content.ts';
import { BlogCard } from './BlogCard.tsx';
import { loadNewest } from './load-posts.ts';
import { POSTS_PER_PAGE } from './paging.ts';
import { summarize, type PostSummary } from './post-summary.ts';
import './blog-list.css';

interface Props {
  /** What was stored when the page was built, newest first. */
  initial: readonly PostSummary[];
  /** Refresh from the store: for the first page, as an island. */
  live?: boolean;
}

/** The grid of cards. Built posts show at once; the island asks for newer ones, and says how it goes. */
export function BlogList({ initial, live = false }: Props) {
  const [posts, setPosts] = useState(initial);
  const [phase, setPhase] = useState<'built' | 'loading' | 'failed' | 'ready'>('built');

  useEffect(() => {
    if (!live) return;
    const leaving = new AbortController();
    const refresh = async () => {
      setPhase('loading');
      const version = await newerContent(leaving.signal);
      const newest =
        version === undefined ? 'built' : await loadNewest(POSTS_PER_PAGE, version, leaving.signal);
      if (leaving.signal.aborted) return;
      if (Array.isArray(newest)) setPosts(newest.map(summarize));
      setPhase(newest ? 'ready' : 'failed');
    };
    void refresh();
    return () => leaving.abort();
  }, [live]);

  return (
    <>
      {live && (
        <div className="blog-status" data-phase={phase} role="status">
          {phase === 'loading' && <p className="soft">Loading blogs...</p>}
          {phase === 'failed' && (
            <>
              <p>Failed to load blogs. Please try again later.</p>
              <button
                type="button"
                className="button button-quiet button-small"
                onClick={() => window.location.reload()}
              >
                Try Again
              </button>
            </>
          )}
          {phase === 'ready' && posts.length === 0 && (
            <p className="blog-none">No blogs available at the moment.</p>
          )}
        </div>
      )}
      <ul className="blog-grid">
        {/* A newer post takes over the card that stands first: nothing moves under a reader's eyes. */}
        {posts.map((post, index) => (
          <BlogCard key={index} post={post} first={live && index === 0} />
        ))}
      </ul>
    </>
  );
}
