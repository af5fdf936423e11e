import { useState } from 'react';
import { useSelection } from '@/lib/lists/use-selection';
import { portalIcons } from '../../portal-icons';
import type { Column } from '../column';
import { DataTable } from '../data-table';
import type { DataTableProps } from '../data-table-props';
import { onePage, type RowPages } from '../row-pages';

export interface Person {
  id: number;
  name: string;
  job: string;
  city: string;
  deals: number;
}

export const person = (id: number, changes: Partial<Person> = {}): Person => ({
  id,
  name: `Person ${id}`,
  job: 'Baker',
  city: 'Vigo',
  deals: id * 10,
  ...changes,
});

export const people = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => person(first + index));

export const columns: Column<Person>[] = [
  { name: 'name', label: 'Name', sortable: true, cell: ({ job }) => job, summary: true },
  {
    name: 'city',
    label: 'City',
    sortable: true,
    cell: ({ city }) => city,
    summary: ({ city }) => city.toUpperCase(),
    edit: ({ city }, close) => (
      <input aria-label="City" defaultValue={city} onKeyDown={({ key }) => key === 'Enter' && close()} />
    ),
  },
  {
    name: 'deals',
    label: 'Deals',
    sortable: true,
    descendingFirst: true,
    align: 'end',
    cell: ({ deals }) => deals,
  },
];

export const pagesOf = (rows: Person[], changes: Partial<RowPages<Person>> = {}): RowPages<Person> => ({
  ...onePage(rows),
  ...changes,
});

export const tenPeople = onePage(people(10));

/** A table of people that holds its sort, its columns and what is ticked. */
export function PeopleTable(props: Partial<DataTableProps<Person>> & { tickable?: boolean }) {
  const [sort, setSort] = useState('name');
  const [shown, setShown] = useState<readonly string[]>(['name', 'city', 'deals']);
  const selection = useSelection('');
  return (
    <DataTable
      label="People"
      columns={columns}
      pages={tenPeople}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/people/${id}`}
      sort={sort}
      onSort={setSort}
      shown={shown}
      onShown={setShown}
      {...(props.tickable && { selection })}
      bulkBar={<button type="button">Delete {selection.isAllMatching ? 'all' : selection.ids.size}</button>}
      acts={({ name }) => [
        {
          act: 'delete',
          icon: portalIcons.trash,
          label: `Delete ${name}`,
          short: 'Delete',
          onSelect: () => undefined,
        },
      ]}
      emptyState={<p>Nobody yet</p>}
      {...props}
    />
  );
}
