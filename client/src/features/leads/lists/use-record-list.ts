import { urlAt } from '@shared/http/params';
import type { RecordSection } from '@shared/leads/sections';
import { anyText, namesIn, someOfThese, type StateField, useListState } from '@/lib/lists/use-list-state';
import { askedFilter, type FilterColumn, filtersOn } from '@/lib/lists/list-filters';
import { usePagesAt } from '@/lib/lists/use-pages';
import type { Column } from '@/ui/data-table/column';
import type { RowPages } from '@/ui/data-table/row-pages';
import { endpointsOf, type ListSearch, type Rows } from '../records';

/** What is always chosen above a list, such as open tasks. */
export interface ListChoice {
  label: string;
  /** The first is chosen at first. */
  choices: readonly { value: string; label: string }[];
  /** The search of the endpoint for a choice. */
  search?: (value: string) => ListSearch;
  /** The filter of the endpoint for a choice. */
  filter?: (value: string) => object;
}

const sortOn =
  (columns: readonly Column<never>[], usual: string): StateField<string> =>
  (given) =>
    columns.some(({ name, sortable }) => sortable && given?.replace('-', '') === name)
      ? (given ?? usual)
      : usual;

const choiceIn =
  (choices: ListChoice['choices'] = []): StateField<string> =>
  (given) =>
    choices.find(({ value }) => value === given)?.value ?? choices[0]?.value ?? '';

interface ListOptions {
  columns: readonly Column<never>[];
  filters: readonly FilterColumn[];
  usualSort: string;
  choice?: ListChoice | undefined;
}

/** Search, order, columns, filters and choice of a list, from the address, and what they ask the endpoint for. */
export function useRecordList({ columns, filters, usualSort, choice }: ListOptions) {
  const names = columns.map(({ name }) => name);
  const { state, change, isUsual } = useListState({
    q: anyText,
    sort: sortOn(columns, usualSort),
    // Own fields and further columns are shown once somebody chooses them.
    columns: someOfThese(
      names,
      columns.filter(({ name, further }) => !further && !name.startsWith('own.')).map(({ name }) => name),
    ),
    filter: filtersOn(filters),
    choice: choiceIn(choice?.choices),
  });
  const filter = { ...readFilter(askedFilter(filters, state.filter)), ...choice?.filter?.(state.choice) };
  const search: ListSearch = { q: state.q, ...choice?.search?.(state.choice), ...filterIn(filter) };
  return { state, shown: namesIn(state.columns), change, isUsual, search };
}

const readFilter = (text: string | undefined): object => (text ? (JSON.parse(text) as object) : {});

/** The query parameter of a filter; none without one. */
export const filterIn = (filter: object): ListSearch =>
  Object.keys(filter).length > 0 ? { filter: JSON.stringify(filter) } : {};

/** The pages of a section's list. */
export const useRecordPages = <Of extends RecordSection>(
  section: Of,
  search: ListSearch,
): RowPages<Rows[Of]> =>
  usePagesAt<{ rows: Rows[Of][]; next: string | null }>(
    (cursor) => urlAt(endpointsOf[section].list.path, {}, { ...search, cursor }),
    { keepsRows: true },
  );
