import { useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import { companyMatches } from './search';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { companiesTexts } from '../../texts/companies';

/**
 * Milliseconds after the last key until the address is updated, because browsers refuse frequent changes of
 * it.
 */
const PAUSE = 250;

/** Filters the companies while the user types; the address holds the search as `?q=`. */
export function useCompanySearch(companies: Wire<CompanySummary>[]) {
  const t = useTexts(companiesTexts);
  const [params, setParams] = useSearchParams();
  const addressed = params.get('q') ?? '';
  const [words, setWords] = useState(addressed);
  const [followed, setFollowed] = useState(addressed);

  // "Back" changes the address without the input.
  if (followed !== addressed) {
    setFollowed(addressed);
    setWords(addressed);
  }

  useEffect(() => {
    if (words === addressed) return;
    const pause = setTimeout(() => {
      setFollowed(words);
      setParams(words ? { q: words } : {}, { replace: true });
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [words, addressed, setParams]);

  // The input renders first, a long list after it.
  const search = useDeferredValue(words).trim();
  const found = search
    ? companies.filter((company) =>
        companyMatches(company, search, [
          // Without the size range in brackets, whose numbers would match a search for a number.
          t(`sizeBand.${company.size}`).replace(/\(.*\)/, ''),
          t(`structure.${company.structure}`),
        ]),
      )
    : companies;

  return { words, setWords, search, found };
}
