import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import type { Column } from '../column';
import type { AnyRow } from '../data-table-props';
import type { TableFrame } from './table-frame';

interface AtEndProps<Row extends AnyRow> {
  frame: TableFrame<Row>;
  row: Row;
  tabIndex: 0 | -1;
}

/** What a row of a phone ends with: what stands there always, and what the rows are sorted by. */
export function AtEnd<Row extends AnyRow>({ frame, row, tabIndex }: AtEndProps<Row>) {
  const { columns, sorting, isTall } = frame;
  const isSaid =
    sorting === columns[0] || sorting?.summary || sorting?.onPhone || sorting?.besideName || sorting?.leads;
  const value = sorting?.cell(row, { tabIndex });
  const isMoment = sorting?.order === 'time' && value !== null;
  return (
    // Above the link, which covers the row.
    <div
      className={classNames(
        'relative z-1 shrink-0 text-sm empty:hidden',
        isTall
          ? 'flex basis-full items-center gap-x-2'
          : 'grid max-w-36 justify-items-end gap-0.5 text-right',
      )}
    >
      {isTall && (
        <div className="truncate text-muted empty:hidden">
          <Summary columns={columns} row={row} />
        </div>
      )}
      {columns.map(({ name, onPhone, cell }) => {
        const content = onPhone && (onPhone === true ? cell(row, { tabIndex }) : onPhone(row));
        return (
          content && (
            <div key={name} className="shrink-0">
              {content}
            </div>
          )
        );
      })}
      {sorting && !isSaid && (
        <div className={classNames('text-muted', isTall ? 'ml-auto shrink-0' : 'max-w-full truncate')}>
          {/* The choice of order says it once for all rows; by itself a moment could be any. */}
          {isMoment && <span className="sr-only">{sorting.label} </span>}
          {value}
        </div>
      )}
    </div>
  );
}

/** What stands at the end of the name's line. */
export function BesideName<Row extends AnyRow>({ frame, row, tabIndex }: AtEndProps<Row>) {
  return frame.columns.map(
    ({ name, label, besideName, cell }) =>
      besideName && (
        <div key={name} className="shrink-0 self-start text-sm text-muted">
          <span className="sr-only">{label} </span>
          {cell(row, { tabIndex })}
        </div>
      ),
  );
}

/** The second line of a row of a phone. */
export function Summary<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
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
