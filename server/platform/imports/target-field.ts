import type { ImportColumn, ImportField } from '../../../shared/imports/import';
import type { ColumnLook } from '../../../shared/imports/scales';

/** A field of a record, and how its columns are recognised. */
export interface TargetField extends ImportField {
  /** Headers in any spelling, the surest first; of two fields that a header fits, the first listed gets it. */
  headers: readonly string[];
  /** What the values of a column with an unknown header may look like to be taken for this field. */
  looks?: readonly ColumnLook[];
  /** What such values hold besides. */
  holds?: RegExp;
  /** What the values of a column may not look like, whatever its header. */
  unlike?: readonly ColumnLook[];
  /** Further headers, which mean this field only in columns whose values fit. */
  headersIf?: { headers: readonly string[]; fits: (column: ImportColumn) => boolean };
  /** Whether the values of a column say that it is another field, whatever its header. */
  refuses?: (column: ImportColumn) => boolean;
  /** Its values are assigned by hand where nobody knows them, so that a column stays with it. */
  isAsked?: boolean;
  /** What takes the place of a line break in its values; a space unless said. */
  lineBreak?: string;
  /** It names another record, which files of that kind do too. */
  isLink?: boolean;
  /** Other words for the values of a choice. */
  words?: Record<string, readonly string[]>;
  /** The choice that a text stands for which is no word, such as a number in a range. */
  choiceOf?: (text: string) => string | undefined;
}

/** The system of our own files, in which several values of a cell are joined as `shared/csv` does. */
export const ownSystem = 'quorumia';
/** The system of contact files. */
export const vcardSystem = 'vcard';
/**
 * Whether each cell of a system's files is one value, or several as `joinValues` joins them; cells of others are split at
 * whatever they seem to be separated by.
 */
export const hasExactCells = (system: string): boolean => system === ownSystem || system === vcardSystem;
