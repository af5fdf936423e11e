import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Checkbox } from '../controls/fields/checkbox';
import { Icon } from '../icons';
import { portalIcons } from '../portal-icons';
import type { Column } from './column';
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
  /** On a phone only the box is seen. */
  isNarrow: boolean;
}

/** The header of a table; it stays below the page's own header and what else is fixed above it. */
export function TableHead<Row>({ columns, ticked, hasActs, isNarrow, ...sorting }: TableHeadProps<Row>) {
  const t = useTexts(tableTexts);
  return (
    <thead
      className={classNames(
        'text-sm text-muted',
        isNarrow && !ticked && 'sr-only',
        !isNarrow && 'sticky top-[var(--head-top,0px)] z-10',
      )}
    >
      <tr aria-rowindex={1}>
        {ticked && (
          <th scope="col" className="rounded-tl-card border-b border-line bg-surface p-0">
            <label className="grid size-11 place-items-center">
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
        {columns.map((column) => (
          <HeaderCell key={column.name} column={column} isPlain={isNarrow} {...sorting} />
        ))}
        {hasActs && (
          <th scope="col" className="rounded-tr-card border-b border-line bg-surface">
            <span className="sr-only">{t('actsColumn')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> extends Pick<TableHeadProps<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
  isPlain: boolean;
}

function HeaderCell<Row>({ column, sort, onSort, isPlain }: HeaderCellProps<Row>) {
  const { name, label, align, sortable, descendingFirst } = column;
  const now = sortOf(sort);
  const isSorted = now.name === name;
  const direction = now.isDescending ? 'descending' : 'ascending';
  const look = classNames(
    'min-h-11 w-full px-3 font-medium whitespace-nowrap',
    align === 'end' && 'text-right',
  );
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className="h-11 overflow-hidden border-b border-line bg-surface text-left first:rounded-tl-card last:rounded-tr-card"
    >
      {onSort && sortable && !isPlain ? (
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
          <span className="truncate">{label}</span>
          <Icon
            name={isSorted && now.isDescending ? portalIcons.arrowDown : portalIcons.arrowUp}
            className={classNames(
              'size-4',
              !isSorted && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
            )}
          />
        </button>
      ) : (
        <div className={classNames(look, 'truncate py-2.5')}>{label}</div>
      )}
    </th>
  );
}
