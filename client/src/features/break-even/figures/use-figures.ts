import { useState } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { useLanguage } from '@/i18n/use-texts';
import { sitePages } from '@shared/addresses/site';
import { englishAddress } from '@shared/addresses/spanish';
import { addressOf } from '@shared/http/address';
import { type FiguresState, followed, stateFrom } from './figures-state';

/** The query of the calculator's address; undefined while another page is loading. */
const ownSearch = () =>
  englishAddress(location.pathname) === addressOf(sitePages.breakEven) ? location.search : undefined;

// A page is prerendered without a query, so the first render must show the example as well.
const noSearch = () => '';

function writeSearch(search: string) {
  if (search === location.search || ownSearch() === undefined) return;
  try {
    navigate(location.pathname + search + location.hash, { replace: true, state: history.state });
  } catch {
    // Browsers refuse frequent changes of the address; the next change includes this one.
  }
}

/**
 * The state of the calculator and the function that changes it. The state and the address follow each
 * other.
 */
export function useFigures() {
  const { language } = useLanguage();
  const search = useLocationProperty(ownSearch, noSearch);
  const [kept, setKept] = useState(() => stateFrom(search ?? '', language));
  const state = followed(kept, search, language);
  if (state !== kept) setKept(state);

  function change(changed: (state: FiguresState) => FiguresState) {
    const next = changed(followed(state, ownSearch(), language));
    writeSearch(next.search);
    setKept({ ...next, search: ownSearch() ?? next.search });
  }

  return { state, change };
}
