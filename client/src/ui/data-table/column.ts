import type { ReactNode } from 'react';

/** What the controls of a cell need: the Tab key reaches those of the current row only, the arrow keys reach the rows. */
export interface CellFocus {
  tabIndex: 0 | -1;
}

/** A column of a `DataTable`. The first one shows the row's name with its link, and `cell` beside it. */
export interface Column<Row> {
  /** Names the column in the sort order and in the list of shown columns. */
  name: string;
  label: string;
  sortable?: boolean;
  /** The first press of the header sorts descending, as is usual for times and amounts. */
  descendingFirst?: boolean;
  /**
   * What the values are, which says how their order is put into words: texts by default, numbers where they stand at the
   * end, moments where the latest come first.
   */
  order?: 'text' | 'number' | 'time' | 'due' | 'scale';
  /** For numbers. */
  align?: 'end';
  /** Stands back behind the name, as addresses and days do. */
  isQuiet?: boolean;
  /**
   * The width in rem, 9 by default; a column that does not fit is hidden. The first one takes the remaining width: its
   * own is the one up to which the others leave it the room, 24 by default.
   */
  width?: number;
  /** Finds room before those that stand before it, where not all do. */
  isKept?: boolean;
  /** Its values are texts that may be cut: where some columns grow, only they take what is left beside the first one. */
  grows?: boolean;
  /** Hidden until the user chooses it. */
  further?: boolean;
  cell: (row: Row, focus: CellFocus) => ReactNode;
  /** Shown in the second line of a row on a phone: the cell, or a shorter form of it. */
  summary?: boolean | ((row: Row) => ReactNode);
  /** On a phone, begins a further line: what it says is not cut by what stands before it. */
  ownLine?: boolean;
  /** Stands at the end of a row on a phone too, such as its state: the cell, or a shorter form of it, in several lines. */
  onPhone?: boolean | ((row: Row) => ReactNode);
  /** What stands at the end of a row on a phone stands below the name, which has its line for itself. */
  endsBelow?: boolean;
  /** In a table of tall rows, on a phone: stands at the end of the name's line. */
  besideName?: boolean;
  /** In a table of tall rows, on a phone: stands below the name, before the rest. */
  belowName?: boolean;
  /** For the first column: on a wide screen a long name stands in two lines rather than cut. */
  wraps?: boolean;
  /** For the first column: on a phone a long name stands in two lines, since more stands below it; in three otherwise. */
  isShort?: boolean;
  /** For the first column: on a wide screen its cell stands below the name, and not beside it. */
  isBelow?: boolean;
  /** Stands before the name and not in a column of its own, such as a box that ticks something off. */
  leads?: boolean;
  /** The form that replaces the cell while it is edited. It calls `close` when it is done. */
  edit?: (row: Row, close: () => void) => ReactNode;
}
