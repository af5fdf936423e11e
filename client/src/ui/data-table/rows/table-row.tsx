import { memo, type Ref } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Checkbox } from '../../controls/fields/checkbox';
import { actsGroup, CardActs } from '../../overlays/card-acts';
import type { Column } from '../column';
import type { AnyRow } from '../data-table-props';
import { EditedCell } from './edited-cell';
import { type CellProps, NameCell } from './name-cell';
import { cut, line, type TableFrame, tickLook } from './table-frame';
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
