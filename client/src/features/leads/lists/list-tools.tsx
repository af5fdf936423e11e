import type { RecordSection } from '@shared/leads/sections';
import { type FilterColumn, filtersIn, filterText, type ListFilters } from '@/lib/lists/list-filters';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { controlLook } from '@/ui/controls/fields/field';
import { FilterBar } from '@/ui/data-table/filters/filter-bar';
import { ListSearchBox } from '@/ui/data-table/filters/list-search-box';
import { MineToggle } from '../assigning/mine-toggle';
import { isOnlyMine, onlyMine } from '../assigning/use-member-filter';
import { partQuick, type QuickFilter, QuickFilters } from './quick-filters';
import type { ListChoice, useRecordList } from './use-record-list';

interface ListToolsProps {
  section: RecordSection;
  list: ReturnType<typeof useRecordList>;
  filters: readonly FilterColumn[];
  choice: ListChoice | undefined;
  quick?: readonly QuickFilter[] | undefined;
}

const noQuick: readonly QuickFilter[] = [];

/** The search box of a list, what is chosen beside it, and its filters. */
export function ListTools({ section, list, filters, choice, quick = noQuick }: ListToolsProps) {
  const { state, change } = list;
  const { words, setWords, search } = useSearchWords(state.q, (q) => change({ q }));
  const active = filtersIn(filters, state.filter);
  const { chosen, besides } = partQuick(quick, active);
  const filterBy = (next: ListFilters) => change({ filter: filterText(next) });
  return (
    <>
      {quick.length > 0 && (
        <QuickFilters section={section} quick={quick} active={active} onChange={filterBy} />
      )}
      <ListSearchBox
        words={words}
        onWords={setWords}
        onSearch={search}
        className="basis-17! max-sm:grow max-sm:px-2! placeholder-shown:[&::-webkit-search-cancel-button]:hidden sm:basis-24!"
      />
      {choice && (
        <select
          aria-label={choice.label}
          value={state.choice}
          onChange={({ target }) => change({ choice: target.value })}
          className={controlLook(
            // As wide as what is chosen, so that the search has the rest.
            'w-auto! max-w-30 [field-sizing:content] max-sm:pr-7! max-sm:pl-2 sm:max-w-40',
          )}
        >
          {choice.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {filters.some(({ meanings }) => meanings) && (
        <MineToggle isOn={isOnlyMine(active)} onChange={(isOn) => filterBy(onlyMine(active, isOn))} />
      )}
      <FilterBar
        columns={filters}
        filters={besides}
        isShort={choice !== undefined || quick.length > 0}
        onChange={(next) => filterBy({ ...chosen?.filter, ...next })}
      />
    </>
  );
}
