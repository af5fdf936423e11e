import { memo, type Ref } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Checkbox } from '../../controls/fields/checkbox';
import { Link } from '../../navigation/link';
import { actsGroup, CardActs } from '../../overlays/card-acts';
import type { Column } from '../column';
import type { AnyRow } from '../data-table-props';
import { EditedCell } from './edited-cell';
import { PhoneCell } from './phone-cell';
import { cut, type TableFrame, tickLook } from './table-frame';
import { tableTexts } from '../texts/table';

interface TableRowProps<Row extends AnyRow> {
  row: Row;
  index: number;
  isTicked: boolean;
  /** The Tab key reaches it. */
  isCurrent: boolean;
  /** The column whose cell is a form. */
  edited: string | undefined;
  frame: TableFrame<Row>;
  ref: Ref<HTMLTableRowElement>;
}

const line = 'border-b border-line group-last/acts:border-b-0';

function Row<Row extends AnyRow>(props: TableRowProps<Row>) {
  const { row, index, isTicked, isCurrent, edited, frame, ref } = props;
  const t = useTexts(tableTexts);
  const name = frame.rowName(row);
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <tr
      ref={ref}
      data-index={index}
      data-row={row.id}
      aria-rowindex={index + 2}
      onFocus={() => frame.setCurrentId(row.id)}
      className={classNames(
        actsGroup,
        frame.isNarrow ? 'h-16' : 'h-11',
        isTicked ? 'bg-brand/6 hover:bg-brand/10' : 'hover:bg-ink/4',
      )}
    >
      {frame.isTickable && (
        <td className={classNames(line, 'p-0 select-none')}>
          {/* Named by itself: a text that only screen readers find would be one more layer in each row. */}
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- widens the place to press */}
          <label className={tickLook(frame.isGrouped, 'row', isTicked)}>
            <Checkbox
              aria-label={t('tick', { name })}
              checked={isTicked}
              tabIndex={tabIndex}
              onChange={(event) => frame.onTick(index, event)}
            />
          </label>
        </td>
      )}
      <NameCell frame={frame} row={row} name={name} tabIndex={tabIndex} />
      {frame.others.map((column) => (
        <Cell
          key={column.name}
          frame={frame}
          column={column}
          row={row}
          name={name}
          tabIndex={tabIndex}
          isEdited={edited === column.name}
        />
      ))}
      {frame.acts && (
        <td className={classNames(line, 'pr-1')}>
          <CardActs
            label={t('acts', { name })}
            acts={frame.acts(row)}
            isMenu={frame.isNarrow}
            isLed={frame.leadingAct}
            tabIndex={tabIndex}
            className="justify-end"
          />
        </td>
      )}
    </tr>
  );
}

/** A row of a table. It is drawn anew when it or what all rows share changes, and not while the page scrolls or grows. */
export const TableRow = memo(Row) as typeof Row;

interface CellProps<Row extends AnyRow> {
  frame: TableFrame<Row>;
  row: Row;
  name: string;
  tabIndex: 0 | -1;
}

function NameCell<Row extends AnyRow>({ frame, row, name, tabIndex }: CellProps<Row>) {
  const { columns, isNarrow, isTall, isGrouped, rowHref, onOpen } = frame;
  const isBelow = columns[0]?.isBelow;
  const look = classNames(
    'min-w-0 scroll-mt-44 scroll-mb-4 font-medium hover:text-brand hover:underline',
    isNarrow
      ? 'line-clamp-3 after:absolute after:inset-0'
      : classNames(
          'max-w-full shrink',
          isTall ? 'line-clamp-2 wrap-anywhere' : classNames(isBelow ? 'leading-tight' : 'py-2', cut),
        ),
    !isNarrow && isTall && !isBelow && 'my-2',
  );
  const shared = { 'data-row-name': '', title: name, tabIndex, className: look };
  const link = rowHref ? (
    <Link to={rowHref(row)} {...shared}>
      {name}
    </Link>
  ) : (
    <button type="button" onClick={() => onOpen(row)} {...shared}>
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
    <th
      scope="row"
      className={classNames(
        line,
        'px-3 text-left font-normal',
        isGrouped && 'md:pointer-fine:pl-1',
        isNarrow && 'relative',
      )}
    >
      {isNarrow ? (
        <PhoneCell frame={frame} row={row} tabIndex={tabIndex} leading={leading}>
          {link}
        </PhoneCell>
      ) : (
        <div className="flex min-w-0 items-center gap-2">
          {leading}
          {/* What does not find room for some words beside the name goes into a second line, which is not seen. */}
          <div
            className={classNames(
              'flex min-w-0 grow items-center gap-x-2',
              !isTall && !isBelow && 'h-[calc(1lh+1rem)] flex-wrap overflow-clip [overflow-clip-margin:4px]',
              isBelow && classNames('flex-col items-start!', isTall && 'py-2'),
            )}
          >
            {link}
            <div
              className={classNames(
                'min-w-0 text-sm text-muted empty:hidden',
                isBelow ? classNames('max-w-full', !isTall && 'leading-tight') : 'grow basis-14 py-2',
                cut,
              )}
            >
              {columns[0]?.cell(row, { tabIndex })}
            </div>
          </div>
        </div>
      )}
    </th>
  );
}

function Cell<Row extends AnyRow>({
  frame,
  column,
  row,
  name,
  tabIndex,
  isEdited,
}: CellProps<Row> & { column: Column<Row>; isEdited: boolean }) {
  const { edit, align, cell, label, isQuiet } = column;
  const content = cell(row, { tabIndex });
  const look = classNames(line, 'px-3', align === 'end' && 'text-right', isQuiet && 'text-muted');
  if (!edit) return <td className={classNames(look, cut)}>{content}</td>;
  const close = () => frame.setEdited(null);
  return (
    <td className={look} data-column={column.name}>
      <EditedCell
        column={label}
        name={name}
        tabIndex={tabIndex}
        align={align}
        isOpen={isEdited}
        onOpen={() => frame.setEdited({ id: row.id, column: column.name })}
        onClose={close}
        form={() => edit(row, close)}
      >
        {content}
      </EditedCell>
    </td>
  );
}
