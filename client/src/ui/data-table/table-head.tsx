import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Checkbox } from '../controls/fields/checkbox';
import { Icon } from '../icons';
import { portalIcons } from '../portal-icons';
import type { Column } from './column';
import { tickLook } from './rows/table-frame';
import { nextSort, sortOf } from './sorting';
import { tableTexts } from './texts/table';

/** The box above the ticks. */
interface TickedRows {
  all: boolean;
  some: boolean;
  tickLoaded: (ticked: boolean) => void;
}

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: string;
  onSort: ((sort: string) => void) | undefined;
  ticked: TickedRows | undefined;
  hasActs: boolean;
  /** On a phone only the box, the choice of an order and the button that shows the boxes are seen. */
  isNarrow: boolean;
  phoneHead: ReactNode;
  /** It is one of several tables in one card. */
  isGrouped: boolean;
  /** Only screen readers find the names of the columns. */
  isHidden: boolean | undefined;
  /** Stands at the end of the header. */
  columnChoice: ReactNode;
}

/** The header of a table; it stays below the page's own header. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, ticked, hasActs, isNarrow, phoneHead, columnChoice, sort, onSort } = props;
  const t = useTexts(tableTexts);
  return (
    <thead
      className={classNames(
        'text-sm text-muted',
        (props.isHidden || (isNarrow && !ticked && !phoneHead)) && 'sr-only',
        !isNarrow && !props.isHidden && 'sticky top-(--page-top,0px) z-10',
      )}
    >
      <tr aria-rowindex={1}>
        {ticked && props.isHidden && <th scope="col">{t('choose')}</th>}
        {ticked && !props.isHidden && (
          <th scope="col" className="rounded-tl-card border-b border-line bg-surface p-0">
            <label className={tickLook(props.isGrouped, 'card', ticked.all || ticked.some)}>
              <span className="sr-only">{t('tickLoaded')}</span>
              <Checkbox
                ref={(box) => {
                  if (box) box.indeterminate = ticked.some && !ticked.all;
                }}
                checked={ticked.all}
                onChange={({ target }) => ticked.tickLoaded(target.checked)}
              />
            </label>
          </th>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.name}
            column={column}
            sort={sort}
            onSort={isNarrow ? undefined : onSort}
            isNarrow={isNarrow}
            // It stands above the names, which begin after what leads them.
            isIndented={index === 0 && props.isGrouped}
            atEnd={index < columns.length - 1 ? null : isNarrow ? phoneHead : !hasActs && columnChoice}
          />
        ))}
        {hasActs && (
          <th
            scope="col"
            aria-label={t('actsColumn')}
            className="rounded-tr-card border-b border-line bg-surface *:ml-auto *:w-fit"
          >
            {columnChoice}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> extends Pick<TableHeadProps<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
  /** What stands beside the column's name. */
  isNarrow: boolean;
  isIndented: boolean;
  atEnd: ReactNode;
}

function HeaderCell<Row>({ column, sort, onSort, isNarrow, isIndented, atEnd }: HeaderCellProps<Row>) {
  const { name, label, align, sortable, descendingFirst } = column;
  const now = sortOf(sort);
  const isSorted = now.name === name;
  const direction = now.isDescending ? 'descending' : 'ascending';
  const look = classNames(
    'min-h-11 w-full min-w-0 px-3 font-medium whitespace-nowrap',
    align === 'end' && 'text-right',
    isIndented && 'md:pointer-fine:pl-10',
  );
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      // Cells are read with the name of their column alone.
      aria-label={atEnd ? label : undefined}
      className="h-11 overflow-hidden border-b border-line bg-surface text-left first:rounded-tl-card last:rounded-tr-card"
    >
      <div className="flex items-center">
        {onSort && sortable ? (
          <button
            type="button"
            onClick={() => onSort(nextSort(sort, name, descendingFirst))}
            className={classNames(
              look,
              'group/sort flex items-center gap-1 -outline-offset-2! hover:text-ink',
              align === 'end' && 'flex-row-reverse',
              isSorted && 'text-ink',
            )}
          >
            {/* In two lines rather than cut, and no word in two. */}
            <span className="line-clamp-2 min-w-0 leading-tight whitespace-normal wrap-normal">{label}</span>
            <Icon
              name={isSorted && now.isDescending ? portalIcons.arrowDown : portalIcons.arrowUp}
              className={classNames(
                'size-4',
                !isSorted && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
              )}
            />
          </button>
        ) : (
          // On a phone the choice of an order takes the whole line: its words are long.
          <div className={isNarrow && atEnd ? 'sr-only' : classNames(look, 'truncate py-3')}>{label}</div>
        )}
        {atEnd}
      </div>
    </th>
  );
}
