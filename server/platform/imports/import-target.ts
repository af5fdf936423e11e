import type { Entity } from '../../../shared/acts/entities';
import type { ImportColumn } from '../../../shared/imports/import';
import type { RowAction } from '../../../shared/imports/scales';
import type { ImportMapping } from '../../../shared/imports/schemas';
import type { Language } from '../../../shared/languages';
import type { Message } from '../../../shared/message';
import type { Act } from '../acts/act';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import type { TargetField } from './target-field';
import type { ReadRow } from './values/read-row';

/** A program whose exports are known by headers that only it has. */
export interface KnownSystem {
  name: string;
  /** A file matches if it has all headers of one of these lists. */
  marks: readonly (readonly string[])[];
}

/** The state of an import while its rows are planned. */
export interface Planning {
  owner: Owner;
  importId: number;
  /** The record to which the rows belong; null if they belong to the account. */
  into: number | null;
  mapping: ImportMapping;
  columns: readonly ImportColumn[];
  /** The time of the import. */
  at: Date;
  language: Language;
  /** The rows are only checked: records of earlier rows of the file do not exist yet. */
  isTrial: boolean;
  /** The earlier equal row of this import, or of one that was not undone, by fingerprint. */
  known: ReadonlyMap<string, KnownRow>;
  /** Reads the first earlier rows with some keys again, because checked rows have not created records. */
  readEarlier: (keys: readonly string[]) => Promise<ReadRow[]>;
}

/** The earlier row that a row repeats. */
export interface KnownRow {
  line: number;
  /** The name of the file, if it is another one. */
  file: string | null;
}

/** What a row will do. */
export interface PlannedRow {
  row: ReadRow;
  action: RowAction;
  /** Why it is skipped or wrong, as a message. */
  reason: string | null;
  warnings: string[];
  /** The keys that identify it; a check finds earlier rows of the file by them. */
  keys: string[];
  recordId: number | null;
  missing: Record<string, unknown> | null;
}

/** The plan of some rows, and the function that writes it. */
export interface Plan {
  rows: readonly PlannedRow[];
  /** Writes the plan and adds the ids of created records. */
  write: (act: Act) => Promise<void>;
}

/** A field with its column. */
export interface MappedField {
  field: string;
  column: ImportColumn;
}

/** A kind of record that files are imported into. A feature defines one for each entity. */
export interface ImportTarget {
  entity: Entity;
  /** Whether columns can go into notes. */
  hasNotes: boolean;
  /** Maximum number of own fields of these records; 0 if they have none. */
  mostOwnFields: number;
  /**
   * Whether a column has no information about the record, such as a count made by the other program; it is ignored.
   */
  isIdle: (header: string) => boolean;
  /** The fields for columns; the headers of the file may add some. */
  fields: (
    db: Db,
    owner: Owner,
    file: { language: Language; headers: readonly string[] },
  ) => Promise<TargetField[]>;
  /** Whether the columns of a file fit only this kind of record, given the field of each header. */
  tells?: (headers: ReadonlyMap<string, string>) => boolean;
  /** Fields of which a new record needs at least one, in display order. */
  needs?: readonly string[];
  /** Warnings about a mapping before its rows are checked, given the fields of columns with values. */
  remarks?: (mapped: ReadonlySet<string>) => readonly Message[];
  /**
   * Names of fields that all rows need and that have no column: the user is asked, and the mapping contains the
   * answer.
   */
  lacks?: (mapped: readonly MappedField[]) => readonly string[];
  plan: (tx: Db, planning: Planning, rows: readonly ReadRow[]) => Promise<Plan>;
}

/** The system of an earlier file, and the name of that file. */
export interface LikelySystem {
  system: string;
  file: string;
}

/** Everything that a feature defines for its imports. */
export interface ImportFeature {
  feature: string;
  targets: readonly ImportTarget[];
  systems: readonly KnownSystem[];
  /** For rows that belong to a record: throws if this owner does not have it. */
  checkInto?: (db: Db, owner: Owner, into: number | undefined) => Promise<void>;
  /** The system of an earlier import whose ids a file of an unknown program seems to share. */
  likelySystem?: (
    db: Db,
    owner: Owner,
    file: { importId: number; mapping: ImportMapping },
  ) => Promise<LikelySystem | undefined>;
  /**
   * Creates the own fields that columns need, given the distinct values of each; resolves to the columns with these
   * fields.
   */
  makeFields: (
    act: Act,
    mapping: ImportMapping,
    values: readonly (string[] | null)[],
  ) => Promise<ImportMapping['columns']>;
  /** Undoes what an import created besides recorded entities. */
  unmake: (tx: Db, owner: Owner, importId: number) => Promise<void>;
}
