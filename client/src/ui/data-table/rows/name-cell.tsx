import { classNames } from '@/lib/class-names';
import { Link } from '../../navigation/link';
import type { AnyRow } from '../data-table-props';
import { PhoneCell } from './phone-cell';
import { cut, line, type TableFrame } from './table-frame';

/** What each cell of a row needs. */
export interface CellProps<Row extends AnyRow> {
  frame: TableFrame<Row>;
  row: Row;
  name: string;
  tabIndex: 0 | -1;
}

/** The first cell of a row: its name, what leads it, and what stands beside or below it. */
export function NameCell<Row extends AnyRow>({ frame, row, name, tabIndex }: CellProps<Row>) {
  const { columns, isNarrow, isTall, isGrouped } = frame;
  const isBelow = columns[0]?.isBelow;
  const link = <NameLink frame={frame} row={row} name={name} tabIndex={tabIndex} />;
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

/** The name of a row, which opens it. */
function NameLink<Row extends AnyRow>({ frame, row, name, tabIndex }: CellProps<Row>) {
  const { columns, isNarrow, isTall, rowHref, onOpen } = frame;
  const { isBelow, wraps, isShort } = columns[0] ?? {};
  const look = classNames(
    'min-w-0 scroll-mt-44 scroll-mb-4 font-medium hover:text-brand hover:underline',
    isNarrow
      ? classNames(isShort ? 'line-clamp-2' : 'line-clamp-3', 'after:absolute after:inset-0')
      : classNames(
          'max-w-full shrink',
          isTall && 'line-clamp-2 wrap-anywhere',
          // As `line-clamp-2`, but without a box that scrolls.
          !isTall &&
            wraps &&
            '[display:-webkit-box] overflow-clip leading-tight [-webkit-box-orient:vertical] [-webkit-line-clamp:2]',
          !isTall && !wraps && classNames(isBelow ? 'leading-tight' : 'py-2', cut),
        ),
    !isNarrow && isTall && !isBelow && 'my-2',
  );
  const shared = { 'data-row-name': '', title: name, tabIndex, className: look };
  return rowHref ? (
    <Link to={rowHref(row)} {...shared}>
      {name}
    </Link>
  ) : (
    <button type="button" onClick={() => onOpen(row)} {...shared}>
      {name}
    </button>
  );
}
