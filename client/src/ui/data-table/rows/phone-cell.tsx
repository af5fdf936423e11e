import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import type { Column } from '../column';
import type { AnyRow } from '../data-table-props';
import type { TableFrame } from './table-frame';

interface PhoneCellProps<Row extends AnyRow> {
  frame: TableFrame<Row>;
  row: Row;
  tabIndex: 0 | -1;
  /** What stands before the name. */
  leading: ReactNode;
  /** The name. */
  children: ReactNode;
}

/**
 * A row of a phone: two or three lines for the name, with what it ends with beside them, and one below for the rest. One
 * thing alone stands beside the name, so that the line below has the whole width.
 */
export function PhoneCell<Row extends AnyRow>({
  frame,
  row,
  tabIndex,
  leading,
  children,
}: PhoneCellProps<Row>) {
  const { columns, isTall } = frame;
  const ends = endsOf(frame, row, tabIndex);
  const [summary = [], ...further] = summaryOf(columns, row);
  if (isTall) {
    return (
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
        {leading}
        <div className="min-w-0 grow basis-0">
          {children}
          {columns.map(
            ({ name, belowName, cell }) =>
              belowName && (
                // Above the link, which covers the row.
                <div key={name} className="relative z-1 mt-0.5 w-fit text-sm empty:hidden">
                  {cell(row, { tabIndex })}
                </div>
              ),
          )}
        </div>
        {columns.map(
          ({ name, label, besideName, cell }) =>
            besideName && (
              <div key={name} className="shrink-0 self-start text-sm leading-6 text-muted">
                <span className="sr-only">{label} </span>
                {cell(row, { tabIndex })}
              </div>
            ),
        )}
        <div className="relative z-1 flex min-w-0 basis-full items-center gap-x-2 text-sm empty:hidden *:shrink-0">
          {summary.length > 0 && <div className="shrink! grow truncate text-muted">{summary}</div>}
          {ends}
        </div>
      </div>
    );
  }
  const below = endsOfColumns(columns, row, tabIndex, true);
  const isBelow = ends.length > 1 && summary.length > 0;
  return (
    <div className={classNames('flex gap-x-2 py-1.5', frame.acts && '-mr-2')}>
      {leading}
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
        <div className={classNames('flex min-w-0', ends.length === 0 && 'col-span-full')}>{children}</div>
        {summary.length > 0 && (
          <div
            className={classNames(
              'col-start-1 truncate text-sm text-muted',
              !isBelow && below.length === 0 && 'col-span-full',
            )}
          >
            {summary}
          </div>
        )}
        {ends.length > 0 && (
          // Above the link, which covers the row.
          <div
            className={classNames(
              // Its first line stands in that of the name.
              'relative z-1 col-start-2 row-start-1 grid max-w-36 justify-items-end self-start text-right text-sm leading-6',
              isBelow && 'row-span-2',
            )}
          >
            {ends}
          </div>
        )}
        {below.length > 0 && <div className="relative z-1 col-start-2 text-right text-sm">{below}</div>}
        {further.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines have no order but their own
          <div key={index} className="col-span-full truncate text-sm text-muted">
            {line}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What stands at the end of each row of a phone: in the line of the name, or below it. */
const endsOfColumns = <Row,>(
  columns: readonly Column<Row>[],
  row: Row,
  tabIndex: 0 | -1,
  below: boolean,
): ReactNode[] =>
  columns.flatMap(({ name, onPhone, endsBelow = false, cell }) => {
    if (endsBelow !== below) return [];
    const content = onPhone && (onPhone === true ? cell(row, { tabIndex }) : onPhone(row));
    // Several parts have a line each.
    const lines = Array.isArray(content) ? (content as ReactNode[]) : [content];
    // oxlint-disable-next-line react/no-array-index-key -- the lines have no order but their own
    return lines.flatMap((line, index) => (line ? [<div key={`${name} ${index}`}>{line}</div>] : []));
  });

/** What a row of a phone ends with: what stands there always, and what the rows are sorted by. */
function endsOf<Row extends AnyRow>({ columns, sorting }: TableFrame<Row>, row: Row, tabIndex: 0 | -1) {
  const always = endsOfColumns(columns, row, tabIndex, false);
  const isSaid =
    sorting === columns[0] ||
    sorting?.summary ||
    sorting?.onPhone ||
    sorting?.besideName ||
    sorting?.belowName ||
    sorting?.leads;
  const value = sorting && !isSaid && sorting.cell(row, { tabIndex });
  if (value === undefined || value === null || value === '' || value === false) return always;
  return [
    ...always,
    <div key="sorting" className="ml-auto max-w-full truncate text-muted">
      {/* The choice of order says it once for all rows; by itself a moment could be any. */}
      {sorting?.order === 'time' && <span className="sr-only">{sorting.label} </span>}
      {value}
    </div>,
  ];
}

/** What the lines below the name of a row of a phone say: one, and another from each column that begins its own. */
function summaryOf<Row>(columns: readonly Column<Row>[], row: Row) {
  const lines: ReactNode[][] = [];
  for (const { name, summary, ownLine, cell } of columns) {
    const part = summary && (summary === true ? cell(row, { tabIndex: -1 }) : summary(row));
    if (part === null || part === undefined || part === '' || part === false) continue;
    const line = ownLine ? undefined : lines.at(-1);
    if (line)
      line.push(
        <span key={name}>
          {' · '}
          {part}
        </span>,
      );
    else lines.push([<span key={name}>{part}</span>]);
  }
  return lines;
}
