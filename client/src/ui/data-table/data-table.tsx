import { useMemo, useRef } from 'react';
import { useMedia } from '@/lib/use-media';
import { useTouch } from '@/lib/use-touch';
import { ErrorState } from '../feedback/error-state';
import type { Column } from './column';
import { ColumnChoice } from './column-choice';
import type { AnyRow, DataTableProps } from './data-table-props';
import { FilledTable } from './filled-table';
import { SortChoice } from './sort-choice';
import { actsWidth, widths } from './rows/table-frame';
import { TableFoot } from './table-foot';
import { TickedLine } from './ticked-line';
import { TableSkeleton } from './table-skeleton';
import { useFitting } from './use-fitting';
import { useTableModel } from './use-table-model';

/** Below this width each row has two lines. */
const NARROW = '(max-width: 767px)';

const named = <Row,>(columns: readonly Column<Row>[], names: readonly string[]) =>
  columns.filter(({ name }, index) => index === 0 || names.includes(name));

/**
 * A list of any length as a table: it draws only the rows near the window, scrolls with the page and loads the next page
 * when the end comes near. On a phone each row has two lines.
 */
export function DataTable<Row extends AnyRow>(props: DataTableProps<Row>) {
  const { columns, pages, shown, selection, acts, sort = '', onSort, onShown, total } = props;
  const { data, error } = pages;
  const isNarrow = useMedia(NARROW);
  const isTouch = useTouch();
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const wanted = useMemo(() => (shown ? named(columns, shown) : columns), [columns, shown]);
  const [first] = rows;
  const ofActs = acts && first ? actsWidth(acts(first).length, isTouch) : 0;
  const frame = useRef<HTMLDivElement>(null);
  const ofChoice = onShown && !acts && !isNarrow ? widths.choice : 0;
  // The first column makes room for the choice: no other one gives way to it.
  const fitting = useFitting(frame, wanted, ofActs + (selection ? widths.tick : 0));
  const visible = (isNarrow ? fitting.names.slice(0, 1) : fitting.names).join();
  const model = useTableModel({ rows, columns, visible, selection });
  const ticked = selection?.isAllMatching ? rows.length : (selection?.ids.size ?? 0);
  const others = columns.slice(1);

  const head = {
    sortChoice: isNarrow && onSort && <SortChoice columns={columns} sort={sort} onSort={onSort} />,
    columnChoice: !isNarrow && onShown && (
      <ColumnChoice
        columns={others}
        shown={wanted.map(({ name }) => name)}
        fitting={fitting.names}
        onShown={onShown}
      />
    ),
  };

  return (
    <div ref={frame}>
      {props.children}
      {selection && ticked > 0 && (
        <TickedLine
          total={total}
          selection={selection}
          ticked={ticked}
          loaded={rows.length}
          bulkBar={props.bulkBar}
        />
      )}
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void pages.refetch()} /> : <TableSkeleton />)}
      {data && rows.length === 0 && props.emptyState}
      {rows.length > 0 && (
        <FilledTable
          {...props}
          {...head}
          model={model}
          ofActs={ofActs}
          ofChoice={ofChoice}
          stretch={fitting.stretch}
          isNarrow={isNarrow}
        />
      )}
      {rows.length > 0 && total && <TableFoot total={total} />}
    </div>
  );
}
