import { useMemo } from 'react';
import { sortRows, type SortValues } from '@/lib/lists/sort-rows';
import { useMayWrite } from '@/lib/session/use-may-write';
import { DataTable } from '../data-table/data-table';
import type { DataTableProps } from '../data-table/data-table-props';
import { onePage } from '../data-table/row-pages';
import type { AnyCompany, CompanyRowsProps } from './listed-company';

type TableProps<Company extends AnyCompany> = Required<
  Pick<DataTableProps<Company>, 'label' | 'columns' | 'rowHref' | 'acts'>
>;

interface SortedCompaniesProps<Company extends AnyCompany> extends TableProps<Company> {
  rows: CompanyRowsProps<Company>;
  sortValues: SortValues<Company>;
}

/** Many companies as a table, one row each. */
export function SortedCompanies<Company extends AnyCompany>({
  rows: { companies, sort, onSort, onEdit },
  sortValues,
  acts,
  ...table
}: SortedCompaniesProps<Company>) {
  const mayWrite = useMayWrite();
  const pages = useMemo(() => onePage(sortRows(companies, sort, sortValues)), [companies, sort, sortValues]);
  return (
    <DataTable
      {...table}
      pages={pages}
      rowName={({ name }) => name}
      sort={sort}
      onSort={onSort}
      {...(mayWrite && { acts, onEdit })}
      emptyState={null}
    />
  );
}
