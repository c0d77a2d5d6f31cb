import { useState } from 'react';
import { BlogForm } from './BlogForm.tsx';
import { BlogListPanel } from './BlogListPanel.tsx';
import { Button } from '../../shell/Button.tsx';
import '../preview.css';
import { longDate } from '#shared/dates.ts';
import { excerpt } from '#shared/plain-text.ts';
import { textLines } from '#shared/text-lines.ts';
import { blogStatus } from './save-blog.ts';
import { useAtom } from '../../shell/atom.ts';
import { blogDraft, type BlogDraft } from './blog-draft.ts';

/** Blog admin: form and preview, and the list of posts that a button shows and hides. */
export function BlogAdmin() {
  const [listed, setListed] = useState(false);
  return (
    <>
      <Button aria-expanded={listed} onClick={() => setListed(!listed)}>
        {listed ? 'Hide Blogs' : 'Edit Blogs'}
      </Button>
      {listed && <BlogListPanel />}
      <div className="cms-desk" onSubmitCapture={blogStatus.clear}>
        <BlogForm />
        <BlogPreview />
      </div>
    </>
  );
}

/** The post as its page and its card will look, while it is typed. */
function BlogPreview() {
  const draft = useAtom(blogDraft);
  const image = draft.picture?.url ?? draft.loaded?.image_url;
  return (
    <section className="cms-preview" aria-label="Preview">
      <h3>Preview: the page and the card, as visitors will see them</h3>
      <article className="cms-article">
        <h4>{draft.title || 'Title of the post'}</h4>
        <p className="cms-date">{dateOf(draft)}</p>
        {image && <img src={image} alt={draft.image_alt} />}
        <div className="cms-text">
          {draft.content.trim() === '' && <p>What you write stands here at once.</p>}
          {textLines(draft.content).map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      </article>
      <p className="cms-excerpt">
        <strong>On the card: </strong>
        <span>{excerpt(draft.content) || '…'}</span>
      </p>
    </section>
  );
}

const dateOf = ({ loaded }: BlogDraft): string => longDate(loaded?.created_at ?? new Date().toISOString());
