import type { UndoException } from '@shared/acts/undo';
import type { Wire } from '@shared/http/wire';
import type { ImportDetail, ListedImport } from '@shared/imports/import';
import type { importEndpoints } from '@shared/imports/import-endpoints';
import type { ComponentType } from 'react';
import type { Choice } from '../controls/fields/select-field';

/** The endpoints of some feature's imports. */
export type ImportEndpoints = ReturnType<typeof importEndpoints<`/api/${string}`>>;

/** An import as its screen reads it. */
export type ShownImport = Wire<ImportDetail>;

/** An import as the list of imports reads it. */
export type ShownListedImport = Wire<ListedImport>;

/** What taking an import back would leave as it is; `exceptions` holds the first of `count`. */
export interface UndoOutlook {
  records: number;
  count: number;
  exceptions: UndoException[];
}

/** The feature-specific part of its imports: their addresses, and the names of their entities and fields. */
export interface ImportKind {
  endpoints: ImportEndpoints;
  /** The record whose belongings the rows are; undefined where they belong to the account alone. */
  into?: number;
  /** Whether contact files are taken besides tables. */
  takesVcards: boolean;
  /** The kinds of records that rows can be, with their names in the plural. */
  entities: readonly Choice[];
  /** The name of a built-in field; empty for one that nobody reads. */
  fieldName: (entity: string, field: string) => string;
  /** The word for a value of a built-in choice. */
  choiceName: (entity: string, field: string, value: string) => string;
  /** The kinds of own fields that an import can make; none where records have no own fields. */
  newFields: (entity: string) => readonly Choice[];
  hasNotes: (entity: string) => boolean;
  /** The fields that hold ids of another system, of the rows or of what they link to. */
  idFields: readonly string[];
  /** A number of records with their name, such as "3 companies". */
  counted: (entity: string, count: number) => string;
  recordHref: (entity: string, id: number) => string;
  /** The list of the records. */
  listHref: (entity: string) => string;
  /** Shows the name of a record. */
  RecordName: ComponentType<{ entity: string; id: number }>;
  /** The address of an import, and of the screen that takes a new file. */
  importHref: (id: number) => string;
  newHref: string;
  /** Reads what taking back the act of an import would leave. */
  readOutlook: (act: string) => Promise<UndoOutlook>;
  /** Called when records were written or taken back. */
  onWritten: () => void;
}
