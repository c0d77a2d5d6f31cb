import type { RefObject } from 'react';
import '#components/ui/page-head.css';
import scene from '../../assets/drawings/head-lake.svg?url';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
}

/** The head of the page: title and search box. */
export function HelpSearch({ input, search, onSearch }: Props) {
  return (
    <header className="page-head lake help-head" data-theme="dark">
      <img className="head-scene" src={scene} alt="" width="1440" height="400" fetchPriority="high" />
      <div className="wrap">
        <h1>Help Center</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="help-search">What would you like to know?</label>
          <input
            id="help-search"
            ref={input}
            type="search"
            name="q"
            placeholder="Search help articles..."
            autoComplete="off"
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
        </form>
      </div>
      <div className="weave head-edge" aria-hidden="true" />
    </header>
  );
}
