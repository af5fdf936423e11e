import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { leadSections, type RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { portalIcons } from '@/ui/portal-icons';
import type { Column } from '@/ui/data-table/column';
import type { MenuEntry } from '@/ui/overlays/menu';
import type { Act } from '@/ui/overlays/card-acts';
import { TableSkeleton } from '@/ui/data-table/table-skeleton';
import type { BulkAct } from './bulk/bulk-act';
import { FilesMenu } from './files-menu';
import { FirstRecord } from './first-record';
import { ListHead } from './list-head';
import { ListTools } from './list-tools';
import type { QuickFilter } from './quick-filters';
import { RecordDialog, type RecordFormPart } from '../forms/record-dialog';
import { RecordTable } from './record-table';
import { countOf, type ListSearch, type Rows, type SavedRow } from '../records';
import { recordsTexts } from '../texts/records';
import { sectionsTexts } from '../texts/sections';
import { useDefaultView } from '../views/use-views';
import { useOwnColumns } from './columns/use-own-columns';
import { type ListChoice, useRecordList } from './use-record-list';

export interface ListView<Of extends RecordSection> {
  section: Of;
  columns: readonly Column<Rows[Of]>[];
  rowName: (row: Rows[Of]) => string;
  usualSort: string;
  filters: readonly FilterColumn[];
  choice?: ListChoice;
  /** What one press narrows the rows to, above them. */
  quick?: readonly QuickFilter[];
  /** What the button that adds a record says where its row is crowded; its name is the whole. */
  newShort?: string;
  /** The search that finds every row of the section. */
  everything?: ListSearch;
  form: RecordFormPart<Of>;
  onCreated?: (row: SavedRow<Of>) => void;
  /** What can be done with ticked rows, besides deleting and exporting them. */
  bulkActs?: readonly BulkAct[];
  /** What can be done with a row, where the pointer is. */
  acts?: (row: Rows[Of]) => readonly Act[];
}

interface RecordListProps<Of extends RecordSection> extends ListView<Of> {
  /** Controls in the head, beside the button that adds a record. */
  actions?: ReactNode;
  /** Further entries of the menu of files, before the others. */
  files?: readonly MenuEntry[] | undefined;
  /** What stands beside the number of rows that a search finds. */
  sumOf?: (search: ListSearch) => ReactNode;
  /** What stands in place of the one table, for some choices; undefined for the others. */
  instead?: (list: ReturnType<typeof useRecordList>, empty: ReactNode) => ReactElement | undefined;
}

const asksByMarks = (search: string) => /own\.|%22tags%22|"tags"/.test(search);

/** A section: its head, what it can be searched by, its rows, and the dialog that adds one. */
export function RecordList<Of extends RecordSection>(props: RecordListProps<Of>) {
  const own = useOwnColumns(props.section);
  const columns = useMemo(() => [...props.columns, ...own.columns], [props.columns, own.columns]);
  const filters = useMemo(() => [...props.filters, ...own.filters], [props.filters, own.filters]);
  const search = useSearch();
  // Filters by own fields or tags in the address can be read only after these are known.
  if (own.isPending && asksByMarks(search)) return <TableSkeleton />;
  return <KnownList {...props} columns={columns} filters={filters} />;
}

function KnownList<Of extends RecordSection>(props: RecordListProps<Of>) {
  const { section, columns, rowName, usualSort, choice, everything, form, actions, instead } = props;
  const t = useTexts(sectionsTexts);
  const mayWrite = useMayWrite();
  const [isAdding, setAdding] = useState(false);
  const { filters } = props;
  useDefaultView(section);
  const list = useRecordList({
    columns: columns as readonly Column<never>[],
    filters,
    usualSort,
    choice,
  });
  const { data: all } = useQuery({ ...countOf(section, everything), staleTime: 0 });
  const isFirst = all?.count === 0;
  const add = () => setAdding(true);
  const empty = isFirst ? (
    <FirstRecord section={section} onAdd={add} />
  ) : (
    <NothingFound
      section={section}
      onAll={
        list.isUsual && !choice
          ? undefined
          : () => list.change({ q: '', filter: '', choice: choice?.choices.at(-1)?.value ?? '' })
      }
    />
  );
  return (
    <>
      <ListHead
        section={section}
        hasRows={!isFirst}
        tools={
          <ListTools section={section} list={list} filters={filters} choice={choice} quick={props.quick} />
        }
        actions={
          <>
            {actions}
            {!isFirst && <FilesMenu section={section} search={list.search} first={props.files} />}
            {mayWrite && (
              <Button
                data-act="new"
                icon={portalIcons.plus}
                title={t(`sections.${section}.new`)}
                aria-label={t(`sections.${section}.new`)}
                onClick={add}
              >
                <span className="max-sm:hidden">{props.newShort ?? t(`sections.${section}.new`)}</span>
              </Button>
            )}
          </>
        }
      />
      {instead?.(list, empty) ?? (
        <RecordTable
          section={section}
          columns={columns}
          rowName={rowName}
          list={list}
          {...(props.bulkActs && { bulkActs: props.bulkActs })}
          {...(props.acts && { acts: props.acts })}
          search={list.search}
          sum={props.sumOf?.(list.search)}
          emptyState={empty}
        />
      )}
      <RecordDialog
        section={section}
        form={form}
        open={isAdding}
        onClose={() => setAdding(false)}
        onSaved={props.onCreated}
      />
    </>
  );
}

function NothingFound({ section, onAll }: { section: RecordSection; onAll: (() => void) | undefined }) {
  const t = useTexts(recordsTexts);
  return (
    <EmptyState
      icon={portalIcons[leadSections[section].icon]}
      title={t('list.nothing')}
      action={
        onAll && (
          <Button variant="secondary" onClick={onAll}>
            {t('list.all')}
          </Button>
        )
      }
    />
  );
}
