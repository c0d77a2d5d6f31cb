import '#components/ui/accordion.css';
import type { HelpArticle } from '#content/help/help-article.ts';
import { textLines, withWholeCounts } from '#shared/text-lines.ts';
import { splitAtMatches } from './search-articles.ts';

interface Props {
  article: HelpArticle;
  /** Occurrences are marked. */
  search: string;
  /** Kept in the page, so that what was open is open again when the search is cleared. */
  hidden: boolean;
}

/** One question; any number may be open at once. */
export function HelpItem({ article, search, hidden }: Props) {
  return (
    <details id={article.id} className="accordion-item" hidden={hidden}>
      <summary>
        <h3>
          <Marked text={article.question} search={search} />
        </h3>
      </summary>
      <div className="help-answer">
        {textLines(article.answer).map((line) => (
          <p key={line}>
            <Marked text={line} search={search} />
          </p>
        ))}
        <p>
          <a className="help-link" href={`#${article.id}`}>
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  );
}

/** Each piece has its element: a browser that translates the page takes texts away, and React could not find them again. */
function Marked({ text, search }: { text: string; search: string }) {
  return splitAtMatches(text, search).map((piece, index) =>
    index % 2 === 1 ? (
      <mark key={index}>{withWholeCounts(piece)}</mark>
    ) : (
      <span key={index}>{withWholeCounts(piece)}</span>
    ),
  );
}
