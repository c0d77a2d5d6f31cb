import type { HelpCategory, HelpCategoryId } from '#content/help/help-article.ts';
import { helpCategories } from '#content/help/help-center.ts';
import { PATHS } from '#shared/paths.ts';
import { HelpItem } from './HelpItem.tsx';
import { matches } from './search-articles.ts';

interface Props {
  selected: HelpCategoryId;
  search: string;
  /** Other categories in which the search finds something. */
  others: readonly { category: HelpCategory; count: number }[];
  onSelect: (category: HelpCategoryId) => void;
  onClear: () => void;
}

/** Breadcrumb, the articles of the selected category that match, and where else the search finds something. */
export function HelpResults({ selected, search, others, onSelect, onClear }: Props) {
  const current = helpCategories.find((category) => category.id === selected);
  const count = current?.articles.filter((article) => matches(article, search)).length ?? 0;
  return (
    <div>
      <nav aria-label="Breadcrumb">
        <ol className="help-breadcrumb">
          <li>
            <a href={PATHS.home}>Home</a>
          </li>
          <li>
            <a href={PATHS.helpCenter}>Help Center</a>
          </li>
          <li aria-current="page">{current?.name}</li>
        </ol>
      </nav>
      {helpCategories.map(({ id, name, articles }) => (
        <section key={id} id={id} className={id === selected ? undefined : 'help-inactive'} aria-label={name}>
          <h2>{name}</h2>
          {articles.map((article) => (
            <HelpItem
              key={article.id}
              article={article}
              search={id === selected ? search : ''}
              hidden={id === selected && !matches(article, search)}
            />
          ))}
        </section>
      ))}
      {/* Each search puts new elements here: the same words are read out again. */}
      <div role="status">
        {search.trim() && (
          <div key={search} className="help-found">
            <p>
              {count
                ? `${count} ${count === 1 ? 'article' : 'articles'} found in this category.`
                : `No results found for "${search}" in this category.`}
            </p>
            {others.map(({ category, count: found }) => (
              <button
                key={category.id}
                type="button"
                className="help-other"
                onClick={() => onSelect(category.id)}
              >
                {`${found} in ${category.name}`}
              </button>
            ))}
            {count === 0 && (
              <button type="button" className="button button-quiet button-small" onClick={onClear}>
                Clear search
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
