import { useState } from 'react';
import { BlogForm } from './BlogForm.tsx';
import { BlogListPanel } from './BlogListPanel.tsx';
import { BlogPreview } from './BlogPreview.tsx';

/** Blog admin: form and preview, and the list of posts that a button shows and hides. */
export function BlogAdmin() {
  const [listed, setListed] = useState(false);
  return (
    <>
      <button type="button" className="admin-small" aria-expanded={listed} onClick={() => setListed(!listed)}>
        {listed ? 'Hide Blogs' : 'Edit Blogs'}
      </button>
      {listed && <BlogListPanel />}
      <div className="cms-desk">
        <BlogForm />
        <BlogPreview />
      </div>
    </>
  );
}
