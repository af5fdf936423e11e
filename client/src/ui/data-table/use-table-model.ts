import {
  columnVisibilityFeature,
  type Row as ModelRow,
  rowSelectionFeature,
  type RowSelectionState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Selection } from '@/lib/lists/use-selection';
import type { Column } from './column';
import type { AnyRow } from './data-table-props';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** A row of the table's model. */
export type TableRow<Row extends AnyRow> = ModelRow<typeof features, Row>;

interface Modelled<Row extends AnyRow> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The names of the columns that are shown and find room, with commas between them. */
  visible: string;
  selection: Selection | undefined;
}

const idOf = (row: AnyRow) => String(row.id);

/** The rows, shown columns and ticks of a table. Order, filters and pages are the server's. */
export function useTableModel<Row extends AnyRow>({ rows, columns, visible, selection }: Modelled<Row>) {
  const defined = useMemo(() => columns.map(({ name, label }) => ({ id: name, header: label })), [columns]);
  const columnVisibility = useMemo(() => {
    const names = visible.split(',');
    return Object.fromEntries(columns.map(({ name }) => [name, names.includes(name)]));
  }, [columns, visible]);
  const rowSelection = useMemo((): RowSelectionState => {
    const ticked = selection?.isAllMatching ? rows.map(({ id }) => id) : [...(selection?.ids ?? [])];
    return Object.fromEntries(ticked.map((id) => [id, true]));
  }, [rows, selection]);

  return useTable({
    features,
    columns: defined,
    data: rows,
    getRowId: idOf,
    state: { columnVisibility, rowSelection },
    onRowSelectionChange: (change) => {
      const ticked = typeof change === 'function' ? change(rowSelection) : change;
      selection?.tick(Object.keys(ticked).map(Number));
    },
  });
}

/** The rows, shown columns and ticks of a table of a kind of row. */
export type TableModel<Row extends AnyRow> = ReturnType<typeof useTableModel<Row>>;
