import { splitValues } from '../../../../shared/csv';
import type { ImportColumn } from '../../../../shared/imports/import';
import { importMessages } from '../../../../shared/imports/messages';
import type { ImportMapping, MappedColumn } from '../../../../shared/imports/schemas';
import { say } from '../../../../shared/message';
import { rowFingerprint } from './fingerprints';
import { hasExactCells, type TargetField } from '../target-field';
import { lettersOf } from '../../../../shared/plain-text';
import { meant } from './meant';
import { type ReadValue, type Reading, valueReader } from './read-value';

/** A stored row of a file. */
export interface StoredRow {
  place: number;
  line: number;
  cells: string[];
}

/** A row whose cells were read according to the mapping. */
export interface ReadRow extends StoredRow {
  /** Whether each cell is one value, or several joined by `joinValues`. */
  isExact: boolean;
  /** The values of each field in column order; fields without a value are absent. */
  values: Record<string, ReadValue[]>;
  /** The header of each of these values. */
  headers: Record<string, string[]>;
  /** The text that is added to the notes. */
  extras: { header: string; text: string }[];
  /** Messages. */
  errors: string[];
  warnings: string[];
  fingerprint: string;
}

interface ColumnReader {
  place: number;
  /** The name under which equal values in different files match; own fields use their header. */
  same: string;
  field: string | null;
  header: string;
  read: (text: string) => Reading;
}

const asText = (text: string): Reading => ({ value: text });

/** The readers of the mapped columns. `fieldOf` finds the field of a column. */
function columnReaders(
  mapping: ImportMapping,
  columns: readonly ImportColumn[],
  fieldOf: (place: number) => TargetField | undefined,
): ColumnReader[] {
  const isExact = hasExactCells(mapping.system);
  const listOf = isExact ? splitValues : undefined;
  return mapping.columns.flatMap((given, place) => {
    const mapped: MappedColumn = isExact ? { decimals: '.', ...given } : given;
    const column = columns[place];
    if (!column || mapped.to === 'skip') return [];
    const field = fieldOf(place);
    const { header } = column;
    const same = mapped.to === 'field' ? mapped.field : `~${lettersOf(header) || place}`;
    const read = field ? valueReader(field, mapped, column, listOf) : asText;
    return [{ place, same, header, field: field?.name ?? null, read }];
  });
}

const nothingRead = () => ({
  values: {},
  headers: {},
  extras: [],
  errors: [],
  warnings: [],
  fingerprint: '',
});

/** Reads the rows of an import according to its mapping. */
export function createRowReader(
  mapping: ImportMapping,
  columns: readonly ImportColumn[],
  fieldOf: (place: number) => TargetField | undefined,
): (row: StoredRow) => ReadRow {
  const readers = columnReaders(mapping, columns, fieldOf);
  const isExact = hasExactCells(mapping.system);
  return (row) => {
    const read: ReadRow = { ...row, ...nothingRead(), isExact };
    const said: Record<string, unknown[]> = {};
    const { length } = row.cells;
    if (length > columns.length && row.cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
      read.errors.push(say(importMessages['row.wide'], { cells: length, columns: columns.length }));
    }
    for (const column of readers) {
      const text = meant(row.cells[column.place] ?? '', isExact);
      if (text === '') continue;
      const { value, error, warning, isKept } = column.read(text);
      if (error) read.errors.push(error);
      if (warning) read.warnings.push(warning);
      if (isKept) {
        read.extras.push({ header: column.header, text });
        (said[column.same] ??= []).push(text);
      }
      if (value === undefined) continue;
      if (column.field === null) read.extras.push({ header: column.header, text });
      else {
        (read.values[column.field] ??= []).push(value);
        (read.headers[column.field] ??= []).push(column.header);
      }
      (said[column.same] ??= []).push(column.same.startsWith('~') ? text : value);
    }
    read.fingerprint = rowFingerprint(mapping.entity, said);
    return read;
  };
}
