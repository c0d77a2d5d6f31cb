import { Fragment, useContext } from 'react';
import { passageStart, placesOf, SearchWords } from './search-words.ts';

/** A text with the searched words marked. `passage`: it begins shortly before the first of them. */
export function Marked({ text, passage = false }: { text: string; passage?: boolean }) {
  const places = placesOf(text, useContext(SearchWords));
  const [first] = places;
  if (!first) return text;
  const start = passage ? passageStart(text, first[0]) : 0;
  return (
    <>
      {start > 0 && '… '}
      {places.map(([begin, end], index) => (
        <Fragment key={begin}>
          {text.slice(places[index - 1]?.[1] ?? start, begin)}
          <mark>{text.slice(begin, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1])}
    </>
  );
}
