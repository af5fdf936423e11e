import type { UndoException } from '../acts/undo';
import type { ColumnLook, DateOrder, DecimalMark, ImportState, importFieldKinds, RowAction } from './scales';
import type { ImportMapping } from './schemas';

/** A column of the file, with what its values tell about it. */
export interface ImportColumn {
  header: string;
  looks: ColumnLook;
  /** Rows with a value. */
  filled: number;
  /** Equal for columns that say the same in every row; imports from before it was kept have none. */
  said?: number;
  /** The first three different values. */
  samples: string[];
  /** All different values of a column that has few; null for others. */
  values: string[] | null;
  /** How its dates are written; 'undecided' when each could be day-month or month-day; null for other columns. */
  dates: DateOrder | 'undecided' | null;
  decimals: DecimalMark | 'undecided' | null;
  /** Whether many of its values end in the legal form of a company. */
  namesFirms?: boolean;
  /** Whether its numbers keep the zeros at their ends, as our own files write amounts only. */
  isFixed?: boolean;
}

/** A field to which a column can be mapped. The screen names the built-in ones; own fields bring their label. */
export interface ImportField {
  name: string;
  kind: (typeof importFieldKinds)[number];
  /** Several columns may go into it. */
  several: boolean;
  /** The id and label of an own field. */
  own: { id: number; label: string } | null;
  /** The values that a choice has; stages and own choices bring their label. */
  choices: { value: string; label: string | null }[] | null;
}

/** Something that must be answered before the import, or that is well to know. */
export type ImportQuestion = ColumnQuestion | GivenQuestion;

/** What the values of a column leave open. */
export interface ColumnQuestion {
  /** The place of the column. */
  column: number;
  asks: 'date' | 'decimal';
  samples: string[];
  /** Without its answer in the mapping, the rows cannot be checked. */
  required: boolean;
}

/** What no column says; it is answered in `mapping.given`, for all rows. */
export interface GivenQuestion {
  column: null;
  asks: 'given';
  /** The name of the field, which is among the fields of the import. */
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
  /** Imports from before it was counted have none. */
  join?: number;
  warnings: number;
  /** Records of other kinds that rows name and nobody knows, by entity: they are created. */
  makes: Record<string, number>;
};

/** What an import made besides records: ids by kind, such as `field` and `tag`. */
export type ImportMade = Record<string, number[]>;

/** How an import ended. */
export interface ImportOutcome {
  /** A message. */
  failure?: string;
  undone?: number;
  exceptions?: UndoException[];
  /** How many exceptions there are; the list holds the first hundred. */
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
  /** The act that it wrote; null before, and when it wrote nothing. */
  act: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** An import with all that its screen needs. */
export interface ImportDetail extends ListedImport {
  format: 'csv' | 'vcard';
  encoding: string;
  /** Null for vCards. */
  delimiter: string | null;
  columns: ImportColumn[];
  /** The fields of the mapping's entity. */
  fields: ImportField[];
  /** The mapping that was given, else a suggestion. */
  mapping: ImportMapping;
  /** The suggestion is the mapping of an earlier file with the same headers. */
  isRemembered: boolean;
  /** The earlier file with whose ids those of this one seem to go, so that both are proposed as of one program. */
  sharesIdsWith: string | null;
  /** The system of the file's program while nobody names it. */
  unnamedSystem: string;
  /** The programs that files of the account were said to be of, the latest first. */
  namedSystems: string[];
  questions: ImportQuestion[];
  /** For each column by field: the choices that its values are known to stand for. */
  recognised: Record<string, Record<string, string>>[];
  /** Fields of which a new record needs one, in the order in which to name them; none where anything will do. */
  needs: string[];
  /** The first hundred; `counts.warnings` says how many there are. */
  warnings: ImportWarning[];
  /** The job that is at work: `GET /api/jobs/:id` tells its progress. */
  run: number | null;
  /** Why it failed, in the caller's language. */
  failure: string | null;
  /** What an undo took back and left. */
  undone: { records: number; count: number; exceptions: UndoException[] } | null;
}

/** A row of an import, as the preview shows it. */
export interface ImportRow {
  place: number;
  line: number;
  cells: string[];
  action: RowAction | null;
  /** Why it is skipped or wrong, in the caller's language. */
  reason: string | null;
  recordId: number | null;
  /** Names of records of other kinds that it makes, such as a company. */
  makes: { entity: string; name: string }[];
}
