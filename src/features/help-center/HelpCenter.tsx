import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { helpCategories } from '#content/help/help-center.ts';
import type { HelpCategoryId } from '#content/help/help-article.ts';
import { HelpResults } from './HelpResults.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { HelpSidebar } from './HelpSidebar.tsx';
import { elsewhere, matches } from './search-articles.ts';
import './help-center.css';

/**
 * The help centre: search inside the selected category, several answers open at once. The content is fixed in the
 * product. Without script all categories show, and the sidebar jumps to them.
 */
export function HelpCenter() {
  const address = useHelpAddress();
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<HelpCategoryId>();
  const input = useRef<HTMLInputElement>(null);
  const search = typed ?? address.search;
  const selected = chosen ?? categoryOf(address);

  // A deep link that is followed later counts more than an earlier choice.
  useEffect(() => {
    const follow = () => {
      setChosen(undefined);
      setTyped('');
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  // What was typed before the island woke up stays typed.
  useEffect(() => {
    if (input.current?.value) setTyped(input.current.value);
  }, []);

  useEffect(() => {
    const article = address.articleId ? document.getElementById(address.articleId) : null;
    if (!(article instanceof HTMLDetailsElement)) return;
    article.open = true;
    article.scrollIntoView();
  }, [address.articleId]);

  // A reload and a shared address come back to it; Back leaves the page, as before.
  const choose = (category: HelpCategoryId) => {
    window.history.replaceState(window.history.state, '', `#${category}`);
    setChosen(category);
  };
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };

  return (
    <div className="wrap help-body">
      <HelpSearch input={input} search={search} onSearch={setTyped} />
      <HelpSidebar selected={selected} onSelect={choose} />
      <HelpResults
        selected={selected}
        search={search}
        others={search.trim() ? elsewhere(helpCategories, selected, search) : []}
        onSelect={choose}
        onClear={clear}
      />
    </div>
  );
}

/** The category a deep link leads to: the article's own, the one named, or the first that answers the search. */
function categoryOf({ articleId, search }: { articleId: string; search: string }): HelpCategoryId {
  const found =
    helpCategories.find(
      ({ id, articles }) => id === articleId || articles.some((article) => article.id === articleId),
    ) ?? helpCategories.find(({ articles }) => articles.some((article) => matches(article, search)));
  return found?.id ?? 'general';
}

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
  };
};

/** What a deep link asks for: `/help-center#pause-or-cancel` opens an article, `?q=rent` searches. */
function useHelpAddress(): { articleId: string; search: string } {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash, none);
  const query = useSyncExternalStore(subscribe, () => window.location.search, none);
  return { articleId: decode(hash.slice(1)), search: new URLSearchParams(query).get('q') ?? '' };
}

const none = () => '';

/** A fragment that is no valid encoding names no article. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}
