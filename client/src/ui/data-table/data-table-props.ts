import type { ReactNode } from 'react';
import type { Counted } from '@shared/list/page';
import type { Selection } from '@/lib/lists/use-selection';
import type { Act } from '../overlays/card-acts';
import type { Column } from './column';
import type { RowPages } from './row-pages';

/** A row of a `DataTable`. */
export interface AnyRow {
  id: number;
}

/**
 * The props of a `DataTable`. Sort order, columns and selection belong to the caller, so that they can be in the
 * address.
 */
export interface DataTableProps<Row extends AnyRow> {
  /** The name of the table. */
  label: string;
  /** Must be the same array while nothing changes. */
  columns: readonly Column<Row>[];
  /** The rows, sorted and filtered by the server. */
  pages: RowPages<Row>;
  rowName: (row: Row) => string;
  /** The page of a row. Without it the name is a button that calls `onOpen`. */
  rowHref?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** The name of a column, with a leading minus for descending order; empty if no column sorts the rows. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** What the order is called that no column makes. */
  usualOrder?: string;
  /** The names of the shown columns; all by default. The first column is always shown. */
  shown?: readonly string[];
  onShown?: (names: string[]) => void;
  /** How many rows match. */
  total?: Counted;
  /** That number in words, such as "3 contacts"; results by default. */
  counted?: (count: number, number: string) => string;
  /** Stands beside their number, such as their sum. */
  sum?: ReactNode;
  /** If given, rows can be ticked. */
  selection?: Selection;
  /** What can be done with the ticked rows; it covers the table's header while there are some. */
  bulkBar?: ReactNode;
  /** On a phone, whether rows are being ticked, where one `PhoneHead` above several tables says so. */
  isChoosing?: boolean;
  /** The actions for a row. */
  acts?: (row: Row) => readonly Act[];
  /** Whether on a wide screen the first of them is always seen, with the others in a menu beside it. */
  leadingAct?: boolean;
  /** The key E on a row; without it, E opens the row's first cell that can be edited. */
  onEdit?: (row: Row) => void;
  /** Whether the letters J, K, X and E work; the arrow keys always do. */
  letters?: boolean;
  /** Replaces a table without rows. */
  emptyState: ReactNode;
  /** Names are sentences: they have two lines, and on a phone the whole row, what else there is below them. */
  isTall?: boolean;
  /** Where another table above it has the same header, which sorts both. */
  isHeadless?: boolean;
  /**
   * Where it is one of several tables in one card (`tablesGroup`): the name of its group, above its rows. Their rows are
   * seldom ticked: the boxes wait for the pointer, in a narrower column.
   */
  groupName?: ReactNode | undefined;
  /** Shown above the table, such as a `FilterBar`. */
  children?: ReactNode;
}
