import { type ReactNode, useMemo, useRef, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { useHandler } from '@/lib/use-handler';
import type { AnyRow, DataTableProps } from './data-table-props';
import { TableBody } from './rows/table-body';
import { type EditedCell, groupLook, type TableFrame, wholeRow, widths } from './rows/table-frame';
import { sortOf } from './sorting';
import { TableHead } from './table-head';
import type { Fitting } from './use-fitting';
import { useRowKeys } from './rows/use-row-keys';
import type { TableModel } from './use-table-model';

interface FilledTableProps<Row extends AnyRow> extends DataTableProps<Row> {
  model: TableModel<Row>;
  /** The widths of the boxes, of the acts, and of the choice of columns beside the last one, in rem. */
  ofTicks: number;
  ofActs: number;
  ofChoice: number;
  /** By how much the widths of columns grow. */
  stretch: Fitting['stretch'];
  isNarrow: boolean;
  /** It is one of several tables in one card, also while the name of its group is covered. */
  isGrouped: boolean;
  /** What stands in the header of a phone, and at the end of a wider one. */
  phoneHead: ReactNode;
  columnChoice: ReactNode;
}

/** The number of rows for screen readers, with the header: -1 while nobody knows it. */
function rowCount({ total, pages }: Pick<FilledTableProps<AnyRow>, 'total' | 'pages'>, loaded: number) {
  if (!pages.hasNextPage) return loaded + 1;
  return total && !total.more ? total.count + 1 : -1;
}

type Held<Row extends AnyRow> = Pick<TableFrame<Row>, 'setEdited' | 'setCurrentId'>;

function useTableFrame<Row extends AnyRow>(props: FilledTableProps<Row>, held: Held<Row>) {
  const { model, columns, rowName, rowHref, acts, isTall, isNarrow, selection } = props;
  const leadingAct = props.leadingAct;
  const { setEdited, setCurrentId } = held;
  const isTickable = selection !== undefined;
  const isGrouped = props.isGrouped;
  const sortedBy = sortOf(props.sort ?? '').name;
  const visible = model
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join();
  const onOpen = useHandler((row: Row) => props.onOpen?.(row));
  const onTick = useHandler((index: number, event: unknown) =>
    model.getRowModel().rows[index]?.getToggleSelectedHandler()(event),
  );
  return useMemo((): TableFrame<Row> => {
    const names = visible.split(',');
    const others = columns.filter(({ name, leads }, index) => index > 0 && !leads && names.includes(name));
    const sorting = isNarrow ? columns.find(({ name }) => name === sortedBy) : undefined;
    const shared = {
      columns,
      rowName,
      rowHref,
      acts,
      leadingAct,
      isTall,
      others,
      sorting,
      isNarrow,
      isTickable,
      isGrouped,
    };
    return { ...shared, onOpen, onTick, setEdited, setCurrentId };
  }, [
    columns,
    rowName,
    rowHref,
    acts,
    leadingAct,
    isTall,
    isNarrow,
    isTickable,
    isGrouped,
    visible,
    sortedBy,
    onOpen,
    onTick,
    setEdited,
    setCurrentId,
  ]);
}

/** A table with rows; it holds which row is the current one and which cell is being edited. */
export function FilledTable<Row extends AnyRow>(props: FilledTableProps<Row>) {
  const {
    label,
    model,
    ofActs,
    isNarrow,
    pages,
    selection,
    sort = '',
    onSort,
    onEdit,
    letters = true,
  } = props;
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const [currentId, setCurrentId] = useState<number>();
  const table = useRef<HTMLTableElement>(null);
  const { rows } = model.getRowModel();
  const ids = rows.map(({ original }) => original.id);
  // Without a current row, as after a new search, the Tab key reaches the first one.
  const current = Math.max(0, currentId === undefined ? 0 : ids.indexOf(currentId));
  const frame = useTableFrame(props, { setEdited, setCurrentId });
  const { others } = frame;

  useRowKeys({
    table,
    ids,
    current,
    setCurrentId,
    letters,
    onTick(index, isRange) {
      const row = rows[index];
      if (!selection || !row) return;
      row.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey: isRange });
    },
    onEdit(index, column) {
      const row = rows[index]?.original;
      if (!row) return;
      const editable = column ?? others.find(({ edit }) => edit)?.name;
      if (onEdit && !column) onEdit(row);
      else if (editable) setEdited({ id: row.id, column: editable });
    },
  });

  return (
    <table
      ref={table}
      aria-label={label}
      aria-rowcount={rowCount(props, rows.length)}
      aria-busy={pages.isPlaceholderData || undefined}
      className={classNames(
        'w-full table-fixed border-separate border-spacing-0 rounded-card bg-surface text-left md:text-sm',
        !props.isGrouped && 'border border-line',
        'transition-opacity duration-150 aria-busy:opacity-60',
        // Numbers of the last column end below its name, and not below the button beside it.
        props.ofChoice > 0 && others.at(-1)?.align === 'end' && '[&_td:last-child]:pr-14',
      )}
    >
      <colgroup>
        {selection && <col style={{ width: `${props.ofTicks}rem` }} />}
        <col />
        {others.map((column, index) => {
          const { name, width = widths.usual } = column;
          const ofLast = index === others.length - 1 ? props.ofChoice : 0;
          return <col key={name} style={{ width: `${width * props.stretch(column) + ofLast}rem` }} />;
        })}
        {props.acts && <col style={{ width: `${ofActs}rem` }} />}
      </colgroup>
      <TableHead
        columns={[...props.columns.slice(0, 1), ...others]}
        sort={sort}
        onSort={props.isHeadless ? undefined : onSort}
        isGrouped={props.isGrouped}
        isHidden={props.isHeadless}
        hasActs={props.acts !== undefined}
        isNarrow={isNarrow}
        phoneHead={props.phoneHead}
        columnChoice={props.columnChoice}
        ticked={
          selection && {
            all: model.getIsAllRowsSelected(),
            some: model.getIsSomeRowsSelected(),
            tickLoaded: (ticked) => selection.tick(ticked ? ids : []),
          }
        }
      />
      {props.groupName && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={wholeRow(frame)} className={groupLook}>
              {props.groupName}
            </th>
          </tr>
        </tbody>
      )}
      <TableBody rows={rows} pages={pages} frame={frame} current={current} edited={edited} />
    </table>
  );
}
