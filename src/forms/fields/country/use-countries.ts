import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { logFailure } from '#browser/log.ts';
import { loadCountries, type Country } from './countries.ts';

/** What the control of the country says while its list is on its way. */
export const LOADING_COUNTRIES = 'Loading countries…';

/** `loading` until the list is there, `failed` when it will not come; the failure is logged only. */
export type Countries = 'loading' | 'failed' | readonly Country[];

/** The countries with their dial codes, asked for once the component is shown. */
export function useCountries(): Countries {
  const [countries, setCountries] = useState<Countries>('loading');
  useEffect(() => {
    let isWanted = true;
    void loadCountries().then((list) => {
      if (!isWanted) return;
      if (!list) logFailure('Failed to load country data');
      keepFocus(() => {
        setCountries(list ?? 'failed');
      });
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return countries;
}

/** Who waits in the country's control is still there when another takes its place. */
function keepFocus(update: () => void): void {
  const id = document.activeElement?.id;
  flushSync(update);
  if (id && document.activeElement?.id !== id) document.getElementById(id)?.focus();
}
