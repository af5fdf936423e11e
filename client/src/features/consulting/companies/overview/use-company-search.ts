import { useDeferredValue } from 'react';
import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { companiesTexts } from '../../texts/companies';
import { companyMatches } from './search';

/** Filters the companies while the user types; `addressed` is the search in the address, which `onSearch` changes. */
export function useCompanySearch(
  companies: Wire<CompanySummary>[],
  addressed: string,
  onSearch: (words: string) => void,
) {
  const t = useTexts(companiesTexts);
  const { words, setWords } = useSearchWords(addressed, onSearch);

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
