import { PATHS } from '#shared/paths.ts';

/** Placeholder of the panel: nothing to edit yet. */
export function HomePlaceholder() {
  return <Placeholder title="Update Home Page" path={PATHS.home} />;
}

/** Placeholder of the panel: nothing to edit yet. */
export function AboutPlaceholder() {
  return <Placeholder title="Edit About Page" path={PATHS.about} />;
}

function Placeholder({ title, path }: { title: string; path: string }) {
  return (
    <section className="cms-placeholder">
      <h3>{title}</h3>
      <p>
        This page cannot be edited here yet. Its texts are part of the site and change with its next version.
      </p>
      <a className="admin-small" href={path}>
        See the page
      </a>
    </section>
  );
}
