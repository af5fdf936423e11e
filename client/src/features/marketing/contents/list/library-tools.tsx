import { useQuery } from '@tanstack/react-query';
import { pageLimits } from '@shared/list/list-query';
import { type FilterColumn, filtersIn, filterText } from '@/lib/lists/list-filters';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { useTexts } from '@/i18n/use-texts';
import { controlLook } from '@/ui/controls/fields/field';
import { FilterBar } from '@/ui/data-table/filters/filter-bar';
import { ListSearchBox } from '@/ui/data-table/filters/list-search-box';
import { productList } from '../../reads';
import { contentsTexts } from '../texts/contents';
import { useLibraryState } from '../use-library-state';

interface LibraryToolsProps {
  companyId: number;
  filters: readonly FilterColumn[];
}

/** The search box of the library, the choice of a product, and the filters. */
export function LibraryTools({ companyId, filters }: LibraryToolsProps) {
  const t = useTexts(contentsTexts);
  const { state, change } = useLibraryState(filters);
  const { words, setWords, search } = useSearchWords(state.q, (q) => change({ q }, { replace: true }));
  const { data: products } = useQuery(productList({ company: companyId, limit: pageLimits.most }));
  const rows = products?.rows ?? [];
  return (
    <div className="flex min-w-0 items-center gap-2 max-lg:mb-2 max-sm:mb-1 max-sm:flex-wrap max-sm:gap-1">
      <ListSearchBox words={words} onWords={setWords} onSearch={search} className="basis-20! grow" />
      {rows.length > 1 && (
        <select
          aria-label={t('columns.product')}
          value={state.product}
          onChange={({ target }) => change({ product: target.value })}
          className={controlLook('max-sm:order-last sm:w-auto! sm:max-w-64')}
        >
          <option value="">{t('allProducts')}</option>
          {rows.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <FilterBar
        columns={filters}
        filters={filtersIn(filters, state.filter)}
        onChange={(next) => change({ filter: filterText(next) })}
      />
    </div>
  );
}
