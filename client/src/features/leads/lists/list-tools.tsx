import { type FilterColumn, filtersIn, filterText } from '@/lib/lists/list-filters';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { controlLook } from '@/ui/controls/fields/field';
import { FilterBar } from '@/ui/data-table/filters/filter-bar';
import { ListSearchBox } from '@/ui/data-table/filters/list-search-box';
import { MineToggle } from '../assigning/mine-toggle';
import { isOnlyMine, onlyMine } from '../assigning/use-member-filter';
import type { ListChoice, useRecordList } from './use-record-list';

interface ListToolsProps {
  list: ReturnType<typeof useRecordList>;
  filters: readonly FilterColumn[];
  choice: ListChoice | undefined;
}

/** The search box of a list, what is chosen beside it, and its filters. */
export function ListTools({ list: { state, change }, filters, choice }: ListToolsProps) {
  const { words, setWords, search } = useSearchWords(state.q, (q) => change({ q }));
  const active = filtersIn(filters, state.filter);
  return (
    <>
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
        <MineToggle
          isOn={isOnlyMine(active)}
          onChange={(isOn) => change({ filter: filterText(onlyMine(active, isOn)) })}
        />
      )}
      <FilterBar
        columns={filters}
        filters={active}
        isShort={choice !== undefined}
        onChange={(next) => change({ filter: filterText(next) })}
      />
    </>
  );
}
