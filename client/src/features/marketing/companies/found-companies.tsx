import { Suspense, useDeferredValue } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { Button } from '@/ui/controls/button';
import { SearchBox } from '@/ui/controls/search-box';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../reads';
import { companiesTexts } from '../texts/companies';
import type { ShownCompany } from './company-acts';
import { CompanyCard } from './company-card';
import { companyOrders, MOST_CARDS } from './company-orders';

const CompanyRows = lazyPart(async () => (await import('./company-rows')).CompanyRows);

const stateFields = { q: anyText, sort: oneOfThese(companyOrders) };

interface FoundCompaniesProps extends Omit<ShownCompany, 'company'> {
  companies: ListedCompany[];
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word of a search is in the name or the sector. */
const matches = ({ name, sector }: ListedCompany, search: string) =>
  plain(search)
    .split(/\s+/)
    .every((word) => plain(`${name} ${sector}`).includes(word));

/** The companies, as cards or, beyond six, as rows with a search. */
export function FoundCompanies({ companies, ...acts }: FoundCompaniesProps) {
  if (companies.length > MOST_CARDS) return <ManyCompanies companies={companies} {...acts} />;
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {companies.map((company) => (
        <li key={company.id} className="min-w-0">
          <CompanyCard company={company} {...acts} />
        </li>
      ))}
    </ul>
  );
}

function ManyCompanies({ companies, ...acts }: FoundCompaniesProps) {
  const t = useTexts(companiesTexts);
  const { state, change } = useListState(stateFields);
  const { words, setWords } = useSearchWords(state.q, (q) => change({ q }, { replace: true }));
  // The input renders first, the table after it.
  const search = useDeferredValue(words).trim();
  const found = search ? companies.filter((company) => matches(company, search)) : companies;
  return (
    <>
      <SearchBox label={t('search')} words={words} onWords={setWords} className="mb-4 max-w-md" />
      <p aria-live="polite" className="sr-only">
        {search && t('found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={portalIcons.search}
          title={t('noneFound', { search })}
          action={
            <Button variant="secondary" onClick={() => setWords('')}>
              {t('clearSearch')}
            </Button>
          }
        >
          {t('noneFoundHint')}
        </EmptyState>
      ) : (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <CompanyRows
            companies={found}
            sort={state.sort}
            onSort={(sort) => change({ sort: oneOfThese(companyOrders)(sort) })}
            {...acts}
          />
        </Suspense>
      )}
    </>
  );
}
