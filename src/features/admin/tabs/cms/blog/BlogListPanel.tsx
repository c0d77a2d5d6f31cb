import { useDeferredValue, useEffect, useState } from 'react';
import { shortDate } from '#shared/dates.ts';
import { blogPath } from '#shared/paths.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { ListNotice, ListSkeleton } from '../../../list/ListNotice.tsx';
import { Icon } from '../../../shell/Icon.tsx';
import { ask } from '../../../shell/ask.ts';
import { useStore } from '../../../store.ts';
import { beginDraft, blogDraft, isChanged } from './blog-draft.ts';
import { blogList, reloadBlogs } from './blog-list.ts';
import { deleteBlog } from './save-blog.ts';

const FIRST = 50;

/** All posts, to edit or delete. */
export function BlogListPanel() {
  const { phase, blogs } = useStore(blogList);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(FIRST);
  const words = useDeferredValue(search.trim().toLowerCase());
  useEffect(() => void reloadBlogs(), []);
  const found = blogs.filter((blog) => blog.title.toLowerCase().includes(words));
  return (
    <section className="cms-list" aria-label="Blogs">
      {blogs.length > 0 && (
        <div className="admin-search">
          <Icon name="search" />
          <input
            type="search"
            aria-label="Search blogs"
            placeholder="Search titles"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
            }}
          />
        </div>
      )}
      <ListPhase phase={phase} count={blogs.length} />
      <ul>
        {found.slice(0, shown).map((blog) => (
          <BlogRow key={blog.id} blog={blog} />
        ))}
      </ul>
      {found.length > shown && (
        <button
          type="button"
          className="admin-small"
          onClick={() => {
            setShown(shown + FIRST);
          }}
        >
          {`Show more (${found.length - shown})`}
        </button>
      )}
    </section>
  );
}

function ListPhase({ phase, count }: { phase: string; count: number }) {
  if (phase === 'failed') {
    return (
      <ListNotice tone="danger" title="Failed to load blogs. Please try again later.">
        <button type="button" className="admin-small" onClick={() => void reloadBlogs()}>
          Try again
        </button>
      </ListNotice>
    );
  }
  if (count > 0) return null;
  return phase === 'loading' ? (
    <ListSkeleton />
  ) : (
    <ListNotice
      title="No blogs available"
      hint="The first post you upload below is the first of this list."
    />
  );
}

function BlogRow({ blog }: { blog: Blog }) {
  const isOpen = useStore(blogDraft).loaded?.id === blog.id;
  return (
    <li data-open={isOpen} aria-current={isOpen || undefined}>
      <img src={blog.image_url} alt="" loading="lazy" width="64" height="40" />
      <div>
        <a href={blogPath(blog.id)} target="_blank" rel="noopener">
          {blog.title}
        </a>
        <p className="admin-quiet">{`${shortDate(blog.created_at)}${isOpen ? ' · in the form below' : ''}`}</p>
      </div>
      <button
        type="button"
        className="admin-small"
        aria-label={`Edit ${blog.title}`}
        onClick={() => void edit(blog)}
      >
        Edit
      </button>
      <button
        type="button"
        className="admin-small"
        data-tone="danger"
        aria-label={`Delete ${blog.title}`}
        onClick={() => void deleteBlog(blog.id, blog.title)}
      >
        Delete
      </button>
    </li>
  );
}

async function edit(blog: Blog): Promise<void> {
  const lost = isChanged(blogDraft.get());
  if (
    lost &&
    !(await ask({
      text: 'Your changes to the post in the form are not saved.',
      yes: 'Discard changes',
      no: 'Keep editing',
    }))
  )
    return;
  beginDraft(blog);
  const title = document.querySelector<HTMLElement>('.cms-form [name=title]');
  title?.focus();
}
