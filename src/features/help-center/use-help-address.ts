import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
  };
};

/** What a deep link asks for: `/help-center#pause-or-cancel` opens an article, `?q=rent` searches. */
export function useHelpAddress(): { articleId: string; search: string } {
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
