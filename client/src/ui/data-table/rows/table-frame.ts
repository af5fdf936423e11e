import { classNames } from '@/lib/class-names';
import type { Column } from '../column';
import type { AnyRow, DataTableProps } from '../data-table-props';

/** The cell that is being edited. */
export interface EditedCell {
  id: number;
  column: string;
}

/**
 * What all rows of a table share. It stays the same object while more rows arrive and while the current row, the ticks
 * or the edited cell change, so that only the rows that differ are drawn anew.
 */
export interface TableFrame<Row extends AnyRow>
  extends Pick<DataTableProps<Row>, 'columns' | 'rowName' | 'rowHref' | 'acts' | 'leadingAct' | 'isTall'> {
  /** The columns beside the first one that are shown and find room; none on a phone. */
  others: readonly Column<Row>[];
  /** The column that sorts the rows, which a phone shows too. */
  sorting: Column<Row> | undefined;
  /** A phone, where each row has two lines. */
  isNarrow: boolean;
  /** Each row has a box. */
  isTickable: boolean;
  /** It is one of several tables in one card. */
  isGrouped: boolean;
  onOpen: (row: Row) => void;
  onTick: (index: number, event: unknown) => void;
  setEdited: (cell: EditedCell | null) => void;
  setCurrentId: (id: number) => void;
}

/** Height of a row in pixels with its rule, without and with a second line. A wrong one draws each row twice. */
export const rowHeights = { wide: 45, narrow: 65 } as const;

/** Widths in rem: of a column that states none, of the first one at least and if there is room, of the ticks, and of the button that chooses columns. */
export const widths = {
  usual: 9,
  first: 12,
  firstWished: 24,
  tick: 2.75,
  choice: 2.75,
  groupedTick: 2,
} as const;

/** The width of the acts in rem: buttons, or the one that opens their menu. */
export const actsWidth = (acts: number, isMenu: boolean) => (isMenu ? 3.25 : acts * 2.25 + 0.5);

/** How many columns a row has; more than there are would make the fixed layout share the room of the first one with them. */
export const wholeRow = <Row extends AnyRow>({ others, isTickable, acts }: TableFrame<Row>) =>
  1 + others.length + (isTickable ? 1 : 0) + (acts ? 1 : 0);

/** The name of a group of rows. */
export const groupLook = 'h-9 bg-ink/4 px-3 text-left text-sm font-semibold md:h-7';

/** The card of several tables. */
export const tablesGroup = 'group/tables';

/** The place of a box that ticks: among several tables, it waits for the pointer over its row, or the card for that of all. */
export const tickLook = (isGrouped: boolean, within: 'row' | 'card', isTicked: boolean) =>
  classNames(
    'grid h-11 place-items-center',
    isGrouped ? 'w-11 md:pointer-fine:w-8' : 'w-11',
    // Known here: a selector that looks for ticks within the card would cost every table its frames.
    isGrouped && !isTicked && 'pointer-fine:opacity-0',
    isGrouped &&
      (within === 'row'
        ? 'pointer-fine:group-focus-within/acts:opacity-100 pointer-fine:group-hover/acts:opacity-100'
        : 'pointer-fine:group-focus-within/tables:opacity-100 pointer-fine:group-hover/tables:opacity-100'),
  );

/** Cuts a value like `truncate`, but makes no box that scrolls: with hundreds of those each frame of a scroll comes late. */
export const cut = 'overflow-clip text-ellipsis whitespace-nowrap';

/** The line between two rows. */
export const line = 'border-b border-line group-last/acts:border-b-0';
