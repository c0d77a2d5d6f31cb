import { shortDate } from '#shared/dates.ts';
import { blogPath } from '#shared/paths.ts';
import type { Cover } from './cover.ts';
import type { PostSummary } from './post-summary.ts';

interface Props {
  post: PostSummary;
  /** The newest post takes the whole width. */
  first: boolean;
  /** Level of its heading. */
  level?: 2 | 3;
}

/** Picture, date, title, excerpt and Read More; the whole card leads to the post. */
export function BlogCard({ post, first, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <li className={first ? 'blog-card blog-first' : 'blog-card'}>
      <BlogPicture cover={post.cover} eager={first} />
      <div className="blog-text">
        <time dateTime={post.created_at}>{shortDate(post.created_at)}</time>
        <Heading>{post.title}</Heading>
        <p>{post.excerpt}</p>
        <a className="text-link" href={blogPath(post.id)}>
          Read More<span className="visually-hidden">{`: ${post.title}`}</span>
        </a>
      </div>
    </li>
  );
}

function BlogPicture({ cover, eager }: { cover: Cover | undefined; eager: boolean }) {
  if (!cover) return <div className="blog-picture weave" aria-hidden="true" />;
  return (
    <img
      className="blog-picture"
      src={cover.src}
      srcSet={cover.srcset}
      sizes={
        eager ? '(min-width: 60rem) 44rem, 100vw' : '(min-width: 60rem) 25rem, (min-width: 40rem) 50vw, 100vw'
      }
      width={cover.width ?? 16}
      height={cover.height ?? 10}
      alt={cover.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
