import { useDeferredValue, useEffect, useState } from 'react';
import { coverOf } from '#features/blog/cover.ts';
import { shortDate } from '#shared/dates.ts';
import { foldText } from '#shared/fold-text.ts';
import { blogPath } from '#shared/paths.ts';
import type { PostSummary } from '#shared/schemas/entities.ts';
import { Failed, ListNotice, ListSkeleton } from '../../shell/Notice.tsx';
import { searchWords } from '../../inbox/model/view.ts';
import { askToDiscard, tell } from '../../shell/ask.ts';
import { useAtom } from '../../shell/atom.ts';
import { ListSearch } from '../../ui/ListSearch.tsx';
import { NothingFound } from '../notices.tsx';
import { beginDraft, blogDraft, isChanged } from './blog-draft.ts';
import { blogList, type BlogList, blogStatus, deleteBlog, readPost, reloadBlogs } from './save-blog.ts';
import { Button } from '../../shell/Button.tsx';

const FIRST = 50;

/** All posts, to edit or delete. */
export function BlogListPanel() {
  const { phase, blogs } = useAtom(blogList);
  useEffect(() => void reloadBlogs(), []);
  return (
    <section className="cms-list" aria-label="Blogs">
      {phase === 'failed' && (
        <Failed title="Failed to load blogs. Please try again later." tryAgain={reloadBlogs} />
      )}
      {blogs.length > 0 ? <FoundBlogs blogs={blogs} /> : <NoBlogs phase={phase} />}
    </section>
  );
}

function FoundBlogs({ blogs }: Pick<BlogList, 'blogs'>) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(FIRST);
  const words = searchWords(useDeferredValue(search));
  const found = blogs.filter((blog) => words.every((word) => foldText(nameOf(blog)).includes(word)));
  return (
    <>
      <ListSearch label="Search blogs" placeholder="Search titles" value={search} onChange={setSearch} />
      <div role="status">
        {found.length === 0 && <NothingFound title="No blogs match." clear={() => setSearch('')} />}
      </div>
      <ul>
        {found.slice(0, shown).map((blog) => (
          <BlogRow key={blog.id} blog={blog} />
        ))}
      </ul>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + FIRST)}>{`Show more (${found.length - shown})`}</Button>
      )}
    </>
  );
}

function NoBlogs({ phase }: Pick<BlogList, 'phase'>) {
  if (phase === 'loading') return <ListSkeleton />;
  if (phase === 'failed') return null;
  return (
    <ListNotice
      title="No blogs available"
      hint="The first post you upload below is the first of this list."
    />
  );
}

/** A damaged post has no title that could be relied on: its id is its address. */
const nameOf = (blog: PostSummary): string => (blog.damaged ? blog.id : blog.title);

function BlogRow({ blog }: { blog: PostSummary }) {
  const { loaded, saving } = useAtom(blogDraft);
  const isOpen = loaded?.id === blog.id;
  const cover = blog.damaged ? undefined : coverOf(blog);
  return (
    <li data-open={isOpen} aria-current={isOpen || undefined}>
      <img
        src={cover?.src}
        srcSet={cover?.srcset}
        sizes="4rem"
        alt=""
        loading="lazy"
        width="64"
        height="40"
      />
      <div>
        {blog.damaged ? (
          <strong>{blog.id}</strong>
        ) : (
          <a href={blogPath(blog.id)} target="_blank" rel="noopener">
            {blog.title}
          </a>
        )}
        <p className="admin-quiet">
          {blog.damaged
            ? 'This post could not be read, so visitors do not see it. Delete it and upload it again.'
            : `${shortDate(blog.created_at)}${isOpen ? ' · in the form below' : ''}`}
        </p>
      </div>
      {!blog.damaged && (
        <Button aria-label={`Edit ${blog.title}`} disabled={saving} onClick={() => void edit(blog.id)}>
          Edit
        </Button>
      )}
      <Button
        tone="danger"
        aria-label={`Delete ${nameOf(blog)}`}
        disabled={saving && isOpen}
        onClick={() => void deleteBlog(blog.id, nameOf(blog))}
      >
        Delete
      </Button>
    </li>
  );
}

/** Opens a post in the form, with its content as it is stored now. */
async function edit(id: string): Promise<void> {
  const lost = isChanged(blogDraft.get());
  if (lost && !(await askToDiscard('Your changes to the post in the form are not saved.'))) return;
  const { round } = blogDraft.get();
  const blog = await readPost(id);
  // Somebody typed or opened another one meanwhile.
  if (blogDraft.get().round !== round || (!lost && isChanged(blogDraft.get()))) return;
  if (!blog) {
    await tell('This post could not be opened. Please try again.');
    return;
  }
  blogStatus.clear();
  beginDraft(blog);
  const title = document.querySelector<HTMLElement>('.cms-form [name=title]');
  title?.focus();
}
