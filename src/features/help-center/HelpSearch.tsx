import type { RefObject } from 'react';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
}

/** The search box, over the answers. */
export function HelpSearch({ input, search, onSearch }: Props) {
  return (
    <form className="help-search" role="search" onSubmit={(event) => event.preventDefault()}>
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
  );
}
