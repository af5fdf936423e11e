import { Suspense } from 'react';
import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { Button } from '@/ui/controls/button';
import { SearchBox } from '@/ui/controls/search-box';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { portalIcons } from '@/ui/portal-icons';
import { companiesTexts } from '../../texts/companies';
import { CompanyCard } from './company-card';
import { companyOrders, MOST_CARDS } from './company-orders';
import { useCompanySearch } from './use-company-search';

const CompanyRows = lazyPart(async () => (await import('./company-rows')).CompanyRows);

const stateFields = { q: anyText, sort: oneOfThese(companyOrders) };

interface FoundCompaniesProps {
  companies: Wire<CompanySummary>[];
  onEdit: (company: Wire<CompanySummary>) => void;
  onDelete: (company: Wire<CompanySummary>) => void;
}

/** The search field and the companies that it finds; the newest are first unless the address says otherwise. */
export function FoundCompanies({ companies, ...acts }: FoundCompaniesProps) {
  const t = useTexts(companiesTexts);
  const { state, change } = useListState(stateFields);
  const { words, setWords, search, found } = useCompanySearch(companies, state.q, (q) =>
    change({ q }, { replace: true }),
  );
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
      ) : companies.length > MOST_CARDS ? (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <CompanyRows
            companies={found}
            sort={state.sort}
            onSort={(sort) => change({ sort: oneOfThese(companyOrders)(sort) })}
            {...acts}
          />
        </Suspense>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {found.map((company) => (
            // Padding for the focus ring, which `content-visibility` would otherwise clip.
            <li
              key={company.id}
              className="-m-1 min-w-0 p-1 [contain-intrinsic-size:auto_24rem] [content-visibility:auto] has-[[role=menu]]:[content-visibility:visible]"
            >
              <CompanyCard company={company} {...acts} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
