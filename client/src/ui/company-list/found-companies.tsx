import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { hasWords } from '@/lib/lists/has-words';
import { sortOrders } from '@/lib/lists/sort-orders';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { Button } from '../controls/button';
import { SearchBox } from '../controls/search-box';
import { EmptyState } from '../feedback/empty-state';
import { Skeleton } from '../feedback/skeleton';
import { portalIcons } from '../portal-icons';
import { type AnyCompany, MOST_CARDS, type Words } from './listed-company';

interface FoundCompaniesProps<Company> {
  t: Words<'search' | 'found' | 'noneFound' | 'noneFoundHint' | 'clearSearch'>;
  companies: Company[];
  /** Whether companies can also be searched while each has a card. */
  searchesCards?: boolean;
  /** The columns that sort the table. */
  columns: readonly string[];
  /** The texts that a search looks at. */
  textsOf: (company: Company) => readonly string[];
  renderCard: (company: Company) => ReactNode;
  /** The table; it may still have to be loaded. */
  renderRows: (rows: { companies: Company[]; sort: string; onSort: (sort: string) => void }) => ReactNode;
}

/** Companies as cards, or as rows if there are many, and the search for them; the address holds search and order. */
export function FoundCompanies<Company extends AnyCompany>(props: FoundCompaniesProps<Company>) {
  const { companies, searchesCards = false, renderCard } = props;
  if (searchesCards || companies.length > MOST_CARDS) return <SearchedCompanies {...props} />;
  return <Cards companies={companies} renderCard={renderCard} />;
}

function SearchedCompanies<Company extends AnyCompany>(props: FoundCompaniesProps<Company>) {
  const { t, companies, textsOf, renderCard, renderRows } = props;
  const inOrder = oneOfThese(sortOrders(props.columns));
  const { state, change } = useListState({ q: anyText, sort: inOrder });
  const { words, setWords } = useSearchWords(state.q, (q) => change({ q }, { replace: true }));
  // The input renders first, a long list after it.
  const search = useDeferredValue(words).trim();
  const found = search ? companies.filter((company) => hasWords(textsOf(company), search)) : companies;
  return (
    <>
      <SearchBox label={t('search')} words={words} onWords={setWords} className="mb-2 max-w-md" />
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
          {renderRows({
            companies: found,
            sort: state.sort,
            onSort: (sort) => change({ sort: inOrder(sort) }),
          })}
        </Suspense>
      ) : (
        <Cards companies={found} renderCard={renderCard} />
      )}
    </>
  );
}

const Cards = <Company extends AnyCompany>({
  companies,
  renderCard,
}: Pick<FoundCompaniesProps<Company>, 'companies' | 'renderCard'>) => (
  <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
    {companies.map((company) => (
      <li key={company.id} className="min-w-0">
        {renderCard(company)}
      </li>
    ))}
  </ul>
);
