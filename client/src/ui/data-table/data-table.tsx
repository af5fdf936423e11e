import { useMemo, useRef, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { useTouch } from '@/lib/use-touch';
import { ErrorState } from '../feedback/error-state';
import type { Column } from './column';
import { ColumnChoice } from './column-choice';
import type { AnyRow, DataTableProps } from './data-table-props';
import { FilledTable } from './filled-table';
import { orderWords } from './order-words';
import { PhoneHead } from './phone-head';
import { actsWidth, groupLook, widths } from './rows/table-frame';
import { sortOf } from './sorting';
import { TableFoot } from './table-foot';
import { TickedLine } from './ticked-line';
import { TableSkeleton } from './table-skeleton';
import { tableTexts } from './texts/table';
import { useFitting } from './use-fitting';
import { useTableModel } from './use-table-model';

/** Below this width each row has two lines. */
export const NARROW = '(max-width: 767px)';

const named = <Row,>(columns: readonly Column<Row>[], names: readonly string[]) =>
  columns.filter(({ name }, index) => index === 0 || names.includes(name));

/**
 * A list of any length as a table: it draws only the rows near the window, scrolls with the page and loads the next page
 * when the end comes near. On a phone each row has two lines.
 */
export function DataTable<Row extends AnyRow>(props: DataTableProps<Row>) {
  const { columns, pages, shown, acts, sort = '', onSort, onShown, total } = props;
  const { data, error } = pages;
  const isNarrow = useMedia(NARROW);
  const [ownChoosing, setChoosing] = useState(false);
  const { isChoosing = ownChoosing } = props;
  const selection = isNarrow && !isChoosing && !props.selection?.ids.size ? undefined : props.selection;
  const isTouch = useTouch();
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const wanted = useMemo(
    () => (shown ? named(columns, shown) : columns).filter(({ leads }) => !leads),
    [columns, shown],
  );
  const [first] = rows;
  const seen = (row: Row) => (props.leadingAct ? 2 : (acts?.(row).length ?? 0));
  const ofActs = acts && first ? actsWidth(seen(first), isTouch || isNarrow) : 0;
  const isGrouped = props.groupName !== undefined;
  const ofTicks = isGrouped && !isNarrow && !isTouch ? widths.groupedTick : widths.tick;
  const frame = useRef<HTMLDivElement>(null);
  const ofChoice = onShown && !acts && !isNarrow ? widths.choice : 0;
  const fitting = useFitting(frame, wanted, ofActs + ofChoice + (selection ? ofTicks : 0));
  const visible = (isNarrow ? fitting.names.slice(0, 1) : fitting.names).join();
  const model = useTableModel({ rows, columns, visible, selection });
  const ticked = selection?.isAllMatching ? rows.length : (selection?.ids.size ?? 0);
  // What is ticked covers the header, or the name of the group where there is none.
  const coversName = ticked > 0 && props.isHeadless === true && !isNarrow;
  const others = columns.slice(1).filter(({ leads }) => !leads);

  const t = useTexts(tableTexts);
  const order = sortOf(sort);
  const sorting = columns.find(({ name, sortable }) => sortable && name === order.name);
  const columnOrder =
    sorting && !fitting.names.includes(sorting.name) ? orderWords(t, sorting, order.isDescending) : undefined;
  const hiddenOrder = sorting ? columnOrder : props.usualOrder;

  const head = {
    phoneHead: isNarrow && !props.isHeadless && (onSort || props.selection) && (
      <PhoneHead
        columns={columns}
        sort={sort}
        usual={props.usualOrder}
        onSort={onSort}
        isChoosing={selection !== undefined}
        onChoosing={
          props.selection &&
          ((isOn) => {
            props.selection?.clear();
            setChoosing(isOn);
          })
        }
      />
    ),
    columnChoice: !isNarrow && !props.isHeadless && onShown && (
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
          isInPlace={coversName}
        />
      )}
      {rows.length === 0 && isGrouped && <div className={groupLook}>{props.groupName}</div>}
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void pages.refetch()} /> : <TableSkeleton />)}
      {data && rows.length === 0 && props.emptyState}
      {rows.length > 0 && (
        <FilledTable
          {...props}
          {...head}
          selection={selection}
          model={model}
          groupName={coversName ? undefined : props.groupName}
          isGrouped={isGrouped}
          ofTicks={ofTicks}
          ofActs={ofActs}
          ofChoice={ofChoice}
          stretch={fitting.stretch}
          isNarrow={isNarrow}
        />
      )}
      {rows.length > 0 && total && (
        <TableFoot
          total={total}
          counted={props.counted}
          sum={props.sum}
          order={isNarrow ? undefined : hiddenOrder}
        />
      )}
    </div>
  );
}
