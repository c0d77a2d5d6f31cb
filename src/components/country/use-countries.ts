import { useEffect, useState } from 'react';
import { logFailure } from '#lib/log.ts';
import { loadCountries, type Country } from './countries.ts';

/** `loading` until the list is there, `failed` when it will not come; the failure is logged only [S 8]. */
export type Countries = 'loading' | 'failed' | readonly Country[];

/** The countries with their dial codes, asked for once the component is shown. */
export function useCountries(): Countries {
  const [countries, setCountries] = useState<Countries>('loading');
  useEffect(() => {
    let isWanted = true;
    void loadCountries().then((list) => {
      if (!isWanted) return;
      if (!list) logFailure('Failed to load country data');
      setCountries(list ?? 'failed');
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return countries;
}
