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
  /** All of one of these lists stand in the file. */
  marks: readonly (readonly string[])[];
}

/** What is known of the import while its rows are planned. */
export interface Planning {
  owner: Owner;
  importId: number;
  /** The record whose belongings the rows are; null where they belong to the account alone. */
  into: number | null;
  mapping: ImportMapping;
  columns: readonly ImportColumn[];
  /** The time of the import. */
  at: Date;
  language: Language;
  /** Rows are only checked: what earlier rows of the file would make is not there yet. */
  isTrial: boolean;
  /** The earlier row of this import, or of one that was not taken back, that says the same; by fingerprint. */
  known: ReadonlyMap<string, KnownRow>;
  /** Reads the first earlier rows that have some keys again, since rows that are only checked are not there as records. */
  readEarlier: (keys: readonly string[]) => Promise<ReadRow[]>;
}

/** A row that says the same as another. */
export interface KnownRow {
  line: number;
  /** The name of the file, if it is another one. */
  file: string | null;
}

/** What a row is to do. */
export interface PlannedRow {
  row: ReadRow;
  action: RowAction;
  /** Why it is skipped or wrong: a message. */
  reason: string | null;
  warnings: string[];
  /** What it is known by; a trial finds earlier rows of the file by it. */
  keys: string[];
  recordId: number | null;
  missing: Record<string, unknown> | null;
}

/** The plan of some rows, and how it is written. */
export interface Plan {
  rows: readonly PlannedRow[];
  /** Writes what is planned and fills in the ids of created records. */
  write: (act: Act) => Promise<void>;
}

/** A field with the column that goes into it. */
export interface MappedField {
  field: string;
  column: ImportColumn;
}

/** A kind of record that files are imported into. A feature states one for each of its entities. */
export interface ImportTarget {
  entity: Entity;
  /** Whether columns can go into notes. */
  hasNotes: boolean;
  /** How many own fields the records can have; none for 0. */
  mostOwnFields: number;
  /** Whether a column says nothing of the record, such as counts that the other program has made; it is left out. */
  isIdle: (header: string) => boolean;
  /** The fields that columns can go into; the headers of the file may add some. */
  fields: (
    db: Db,
    owner: Owner,
    file: { language: Language; headers: readonly string[] },
  ) => Promise<TargetField[]>;
  /** Whether the columns of a file are those of this kind of record alone, given the header of each field. */
  tells?: (headers: ReadonlyMap<string, string>) => boolean;
  /** Fields of which a new record needs one, in the order in which to name them. */
  needs?: readonly string[];
  /** What is well to know of a mapping before its rows are looked at, given the fields that columns with values go into. */
  remarks?: (mapped: ReadonlySet<string>) => readonly Message[];
  /** Names of fields that all rows need, and that no column tells: they are asked for, and given with the mapping. */
  lacks?: (mapped: readonly MappedField[]) => readonly string[];
  plan: (tx: Db, planning: Planning, rows: readonly ReadRow[]) => Promise<Plan>;
}

/** The system of an earlier file, and the name of that file. */
export interface LikelySystem {
  system: string;
  file: string;
}

/** All that a feature states about its imports. */
export interface ImportFeature {
  feature: string;
  targets: readonly ImportTarget[];
  systems: readonly KnownSystem[];
  /** Where rows belong to a record: throws for one that this owner does not have. */
  checkInto?: (db: Db, owner: Owner, into: number | undefined) => Promise<void>;
  /** The system of an earlier import whose ids a file of an unknown program seems to share. */
  likelySystem?: (
    db: Db,
    owner: Owner,
    file: { importId: number; mapping: ImportMapping },
  ) => Promise<LikelySystem | undefined>;
  /** Makes the own fields that columns ask for, given the different values of each; resolves to the columns as they go into them. */
  makeFields: (
    act: Act,
    mapping: ImportMapping,
    values: readonly (string[] | null)[],
  ) => Promise<ImportMapping['columns']>;
  /** Takes back what an import made besides recorded entities. */
  unmake: (tx: Db, owner: Owner, importId: number) => Promise<void>;
}
