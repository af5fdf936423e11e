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
  const isSaid = sorting === columns[0] || sorting?.summary || sorting?.onPhone || sorting?.leads;
  const value = sorting?.cell(row, { tabIndex });
  const isMoment = sorting?.order === 'time' && value !== null;
  return (
    // Above the link, which covers the row.
    <div
      className={classNames(
        'relative z-1 shrink-0 text-sm empty:hidden',
        isTall
          ? 'mt-1 flex flex-wrap items-center gap-x-3 gap-y-1'
          : 'grid max-w-36 justify-items-end gap-0.5 text-right',
      )}
    >
      {columns.map(({ name, onPhone, cell }) => {
        const content = onPhone && (onPhone === true ? cell(row, { tabIndex }) : onPhone(row));
        return content && <div key={name}>{content}</div>;
      })}
      {sorting && !isSaid && (
        <div className="max-w-full truncate text-muted">
          {/* The choice of order says it once for all rows; by itself a moment could be any. */}
          {isMoment && <span className="sr-only">{sorting.label} </span>}
          {value}
        </div>
      )}
    </div>
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
