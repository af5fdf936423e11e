import { memo, type ReactNode, type Ref } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Checkbox } from '../../controls/fields/checkbox';
import { Link } from '../../navigation/link';
import { actsGroup, CardActs } from '../../overlays/card-acts';
import type { Column } from '../column';
import type { AnyRow } from '../data-table-props';
import { EditedCell } from './edited-cell';
import type { TableFrame } from './table-frame';
import { tableTexts } from '../texts/table';
import type { TableRow as ModelRow } from '../use-table-model';

interface TableRowProps<Row extends AnyRow> {
  row: ModelRow<Row>;
  index: number;
  isTicked: boolean;
  frame: TableFrame<Row>;
  ref: Ref<HTMLTableRowElement>;
}

const line = 'border-b border-line group-last/acts:border-b-0';

function Row<Row extends AnyRow>({ row, index, isTicked, frame, ref }: TableRowProps<Row>) {
  const t = useTexts(tableTexts);
  const { original, id } = row;
  const name = frame.rowName(original);
  const tabIndex = frame.currentId === original.id ? 0 : -1;
  return (
    <tr
      ref={ref}
      data-index={index}
      data-row={id}
      aria-rowindex={index + 2}
      onFocus={() => frame.setCurrentId(original.id)}
      className={classNames(
        actsGroup,
        frame.isNarrow ? 'h-16' : 'h-11',
        isTicked ? 'bg-brand/6 hover:bg-brand/10' : 'hover:bg-ink/4',
      )}
    >
      {frame.selection && (
        <td className={classNames(line, 'p-0 select-none')}>
          <label className="grid size-11 place-items-center">
            <span className="sr-only">{t('tick', { name })}</span>
            <Checkbox checked={isTicked} tabIndex={tabIndex} onChange={row.getToggleSelectedHandler()} />
          </label>
        </td>
      )}
      <NameCell frame={frame} row={original} name={name} tabIndex={tabIndex} />
      {frame.others.map((column) => (
        <Cell
          key={column.name}
          frame={frame}
          column={column}
          row={original}
          name={name}
          tabIndex={tabIndex}
        />
      ))}
      {frame.acts && (
        <td className={classNames(line, 'pr-1')}>
          <CardActs
            label={t('acts', { name })}
            acts={frame.acts(original)}
            isMenu={frame.isNarrow}
            tabIndex={tabIndex}
            className="justify-end"
          />
        </td>
      )}
    </tr>
  );
}

/** A row of a table. It is drawn anew when the row or what all rows share changes, and not while the page scrolls. */
export const TableRow = memo(Row) as typeof Row;

interface CellProps<Row extends AnyRow> {
  frame: TableFrame<Row>;
  row: Row;
  name: string;
  tabIndex: 0 | -1;
}

function NameCell<Row extends AnyRow>({ frame, row, name, tabIndex }: CellProps<Row>) {
  const { columns, isNarrow, rowHref, onOpen } = frame;
  const look = classNames(
    'min-w-0 scroll-mt-44 scroll-mb-4 font-medium hover:text-brand hover:underline',
    isNarrow ? 'line-clamp-2 after:absolute after:inset-0' : 'shrink truncate py-2',
  );
  const shared = { 'data-row-name': '', title: name, tabIndex, className: look };
  const link = rowHref ? (
    <Link to={rowHref(row)} {...shared}>
      {name}
    </Link>
  ) : (
    <button type="button" onClick={() => onOpen?.(row)} {...shared}>
      {name}
    </button>
  );
  const leading = columns.map(
    ({ name: column, leads, cell }) =>
      leads && (
        // Above the link, which covers the row of a phone.
        <div key={column} className="relative z-1 shrink-0">
          {cell(row, { tabIndex })}
        </div>
      ),
  );
  return (
    <th scope="row" className={classNames(line, 'relative px-3 text-left font-normal')}>
      {isNarrow ? (
        <div className="flex items-center gap-2 py-1.5">
          {leading}
          <div className="min-w-0 grow">
            {link}
            <div className="truncate text-sm text-muted">
              <Summary columns={columns} row={row} />
            </div>
          </div>
          {columns.map(
            ({ name: column, onPhone, cell }) =>
              onPhone && (
                // Above the link, which covers the row.
                <div key={column} className="relative z-1 shrink-0">
                  {cell(row, { tabIndex })}
                </div>
              ),
          )}
        </div>
      ) : (
        <div className="flex min-w-0 items-center gap-2">
          {leading}
          {link}
          <div className="min-w-0 shrink-9999 truncate text-sm text-muted empty:hidden">
            {columns[0]?.cell(row, { tabIndex })}
          </div>
        </div>
      )}
    </th>
  );
}

function Summary<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const parts = columns.flatMap(({ name, summary, cell }): [string, ReactNode][] => {
    if (!summary) return [];
    const part = summary === true ? cell(row, { tabIndex: -1 }) : summary(row);
    return part === null || part === undefined || part === '' || part === false ? [] : [[name, part]];
  });
  return parts.map(([name, part], index) => (
    <span key={name}>
      {index > 0 && ' · '}
      {part}
    </span>
  ));
}

function Cell<Row extends AnyRow>({
  frame,
  column,
  row,
  name,
  tabIndex,
}: CellProps<Row> & { column: Column<Row> }) {
  const { edit, align, cell, label } = column;
  const content = cell(row, { tabIndex });
  const look = classNames(line, 'px-3', align === 'end' && 'text-right');
  if (!edit) return <td className={classNames(look, 'truncate')}>{content}</td>;
  const close = () => frame.setEdited(null);
  return (
    <td className={look} data-column={column.name}>
      <EditedCell
        column={label}
        name={name}
        tabIndex={tabIndex}
        align={align}
        isOpen={frame.edited?.id === row.id && frame.edited.column === column.name}
        onOpen={() => frame.setEdited({ id: row.id, column: column.name })}
        onClose={close}
        form={() => edit(row, close)}
      >
        {content}
      </EditedCell>
    </td>
  );
}
