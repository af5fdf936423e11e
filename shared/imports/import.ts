import type { UndoException } from '../acts/undo';
import type { ColumnLook, DateOrder, DecimalMark, ImportState, importFieldKinds, RowAction } from './scales';
import type { ImportMapping } from './schemas';

/** A column of the file, with facts about its values. */
export interface ImportColumn {
  header: string;
  looks: ColumnLook;
  /** Rows with a value. */
  filled: number;
  /** Equal for columns whose values are the same in every row; absent in older imports. */
  said?: number;
  /** The first three distinct values. */
  samples: string[];
  /** All distinct values if there are few; otherwise null. */
  values: string[] | null;
  /** The order of its dates; 'undecided' when each could be day-month or month-day; null for other columns. */
  dates: DateOrder | 'undecided' | null;
  decimals: DecimalMark | 'undecided' | null;
  /** Whether many of its values end in a legal form of a company. */
  namesFirms?: boolean;
  /** Whether its numbers keep trailing zeros; in our own files only amounts do. */
  isFixed?: boolean;
}

/** A field to which a column can be mapped. The client names the built-in ones; own fields have a label. */
export interface ImportField {
  name: string;
  kind: (typeof importFieldKinds)[number];
  /** Whether several columns may be mapped to it. */
  several: boolean;
  /** The id and label of an own field. */
  own: { id: number; label: string } | null;
  /** The values of a choice; stages and own choices have a label. */
  choices: { value: string; label: string | null }[] | null;
}

/** A question that must be answered before the import, or a hint. */
export type ImportQuestion = ColumnQuestion | GivenQuestion;

/** A question that the values of a column leave open. */
export interface ColumnQuestion {
  /** The index of the column. */
  column: number;
  asks: 'date' | 'decimal';
  samples: string[];
  /** Whether the rows cannot be checked without the answer in the mapping. */
  required: boolean;
}

/** A value that no column has; the answer is in `mapping.given`, for all rows. */
export interface GivenQuestion {
  column: null;
  asks: 'given';
  /** The name of a field of the import. */
  field: string;
  required: boolean;
}

/** A note about a row or a column, in the caller's language. */
export interface ImportWarning {
  line: number | null;
  text: string;
}

/** A warning whose text is a message. */
export interface StoredWarning {
  line: number | null;
  said: string;
}

export type ImportCounts = Record<Exclude<RowAction, 'join'>, number> & {
  /** Absent in older imports. */
  join?: number;
  warnings: number;
  /** Records of other kinds that rows refer to and that do not exist, by entity: they are created. */
  makes: Record<string, number>;
};

/** What an import created besides records: ids by kind, such as `field` and `tag`. */
export type ImportMade = Record<string, number[]>;

/** The outcome of an import. */
export interface ImportOutcome {
  /** A message. */
  failure?: string;
  undone?: number;
  exceptions?: UndoException[];
  /** The number of exceptions; the list holds the first hundred. */
  exceptionCount?: number;
}

/** An import in the list of imports. */
export interface ListedImport {
  id: number;
  entity: string;
  into: number | null;
  fileName: string;
  state: ImportState;
  rowCount: number;
  counts: ImportCounts | null;
  /** The act that it wrote; null before that, or when it wrote nothing. */
  act: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** An import with everything that its screen needs. */
export interface ImportDetail extends ListedImport {
  format: 'csv' | 'vcard';
  encoding: string;
  /** Null for vCards. */
  delimiter: string | null;
  columns: ImportColumn[];
  /** The fields of the mapping's entity. */
  fields: ImportField[];
  /** The submitted mapping, otherwise a suggestion. */
  mapping: ImportMapping;
  /** Whether the suggestion is the mapping of an earlier file with the same headers. */
  isRemembered: boolean;
  /** The earlier file whose ids this file seems to share, so that both are suggested as files of one program. */
  sharesIdsWith: string | null;
  /** The system of the file's program if nobody has named it. */
  unnamedSystem: string;
  /** The programs of the account's earlier files, the latest first. */
  namedSystems: string[];
  questions: ImportQuestion[];
  /** For each column by field: the choices that its values are known to mean. */
  recognised: Record<string, Record<string, string>>[];
  /** Fields of which a new record needs at least one, in display order; empty if none is needed. */
  needs: string[];
  /** The first hundred; `counts.warnings` is the total. */
  warnings: ImportWarning[];
  /** The running job: `GET /api/jobs/:id` returns its progress. */
  run: number | null;
  /** Why it failed, in the caller's language. */
  failure: string | null;
  /** What an undo restored and what it left. */
  undone: { records: number; count: number; exceptions: UndoException[] } | null;
}

/** A row of an import in the preview. */
export interface ImportRow {
  place: number;
  line: number;
  cells: string[];
  action: RowAction | null;
  /** Why it is skipped or wrong, in the caller's language. */
  reason: string | null;
  recordId: number | null;
  /** Names of records of other kinds that it creates, such as a company. */
  makes: { entity: string; name: string }[];
}
