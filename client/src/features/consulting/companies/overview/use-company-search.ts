import { useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import { companyMatches } from './search';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { companiesTexts } from '../../texts/companies';

/** Milliseconds without a key after which the address follows: browsers refuse to change it with each of many. */
const PAUSE = 250;

/** Finds companies as a person types; what they typed stands in the address as `?q=`. */
export function useCompanySearch(companies: Wire<CompanySummary>[]) {
  const t = useTexts(companiesTexts);
  const [params, setParams] = useSearchParams();
  const addressed = params.get('q') ?? '';
  const [words, setWords] = useState(addressed);
  const [followed, setFollowed] = useState(addressed);

  // Going back changes the address without the field.
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

  // A long list follows after the letter that was typed is on the screen.
  const search = useDeferredValue(words).trim();
  const found = search
    ? companies.filter((company) =>
        companyMatches(company, search, [
          // Without the band in brackets, whose figures would answer a search for a number.
          t(`sizeBand.${company.size}`).replace(/\(.*\)/, ''),
          t(`structure.${company.structure}`),
        ]),
      )
    : companies;

  return { words, setWords, search, found };
}
