import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { type RecordSection, recordAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { useSelection } from '@/lib/lists/use-selection';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import type { Act } from '@/ui/overlays/card-acts';
import type { BulkAct } from './bulk/bulk-act';
import { BulkActs } from './bulk/bulk-acts';
import { useLetterKeys } from '../keyboard/use-letter-keys';
import { countOf, type ListSearch, type Rows } from '../records';
import { sectionsTexts } from '../texts/sections';
import { MergeTicked } from '../duplicates/merge-ticked';
import type { useRecordList } from './use-record-list';
import { useRecordPages } from './use-record-list';

export interface RecordTableProps<Of extends RecordSection> {
  section: Of;
  columns: readonly Column<Rows[Of]>[];
  rowName: (row: Rows[Of]) => string;
  search: ListSearch;
  list: ReturnType<typeof useRecordList>;
  /** The name of the table; the section's by default. */
  label?: string;
  /** What can be done with ticked rows, besides deleting and exporting them. */
  bulkActs?: readonly BulkAct[];
  /** What can be done with a row, where the pointer is. */
  acts?: (row: Rows[Of]) => readonly Act[];
  emptyState: ReactNode;
  /** Stands beside the number of rows. */
  sum?: ReactNode;
  /** Where the number of rows stands beside a title instead of at the foot. */
  isCounted?: boolean;
  /** The name of its group, where it is one of several tables. */
  groupName?: ReactNode;
  /** Where the table above has the same header. */
  isHeadless?: boolean;
  /** On a phone, whether rows are being ticked, where that is chosen above several tables. */
  isChoosing?: boolean;
  children?: ReactNode;
}

/** The rows of a section that a search finds. */
export function RecordTable<Of extends RecordSection>(props: RecordTableProps<Of>) {
  const { section, columns, rowName, search, list, label, emptyState, children } = props;
  const t = useTexts(sectionsTexts);
  const selection = useSelection(JSON.stringify([search, props.isChoosing]));
  const { sort } = list.state;
  // The same function while more rows arrive, or those that are there would be drawn anew.
  const hrefOf = useCallback(({ id }: Rows[Of]) => recordAddress(section, id), [section]);
  const pages = useRecordPages(section, { ...search, sort });
  const { data: total } = useQuery({ ...countOf(section, search), staleTime: 0 });
  return (
    <DataTable<Rows[Of]>
      label={label ?? t(`sections.${section}.label`)}
      columns={columns}
      pages={pages}
      rowName={rowName}
      rowHref={hrefOf}
      {...(props.acts && { acts: props.acts })}
      sort={sort}
      onSort={(next) => list.change({ sort: next })}
      shown={list.shown}
      onShown={(names) => list.change({ columns: names.join(',') })}
      selection={selection}
      letters={useLetterKeys()}
      bulkBar={
        <>
          <BulkActs
            section={section}
            selection={selection}
            search={search}
            total={total}
            acts={props.bulkActs ?? []}
          />
          <MergeTicked section={section} selection={selection} />
        </>
      }
      {...(total && total.count > 0 && !props.isCounted && { total })}
      counted={(count, number) => t(`sections.${section}.counted`, { count, number })}
      sum={props.sum}
      groupName={props.groupName}
      {...(props.isHeadless && { isHeadless: true })}
      {...(props.isChoosing !== undefined && { isChoosing: props.isChoosing })}
      emptyState={emptyState}
    >
      {children}
    </DataTable>
  );
}
