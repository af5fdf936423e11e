import type { ImportColumn, ImportField } from '../../../shared/imports/import';
import type { ColumnLook } from '../../../shared/imports/scales';

/** A field of a record, and how its columns are recognised. */
export interface TargetField extends ImportField {
  /** Headers in any spelling, best match first; if two fields have a header, the field listed first gets it. */
  headers: readonly string[];
  /** Value patterns by which a column with an unknown header is assigned to this field. */
  looks?: readonly ColumnLook[];
  /** A pattern that these values must also contain. */
  holds?: RegExp;
  /** Value patterns that rule out this field, whatever the header. */
  unlike?: readonly ColumnLook[];
  /** Further headers, which mean this field only in columns whose values fit. */
  headersIf?: { headers: readonly string[]; fits: (column: ImportColumn) => boolean };
  /** Whether the values of a column rule out this field, whatever its header. */
  refuses?: (column: ImportColumn) => boolean;
  /** Unknown values are assigned by the user, so a column keeps this field even if its values are unknown. */
  isAsked?: boolean;
  /** Replaces line breaks in values; a space by default. */
  lineBreak?: string;
  /** It names another record, so files of that other kind contain it too. */
  isLink?: boolean;
  /** Other words for the values of a choice. */
  words?: Record<string, readonly string[]>;
  /** Maps a value that is not a word to a choice, such as a number in a range. */
  choiceOf?: (text: string) => string | undefined;
}

/** The system name of our own files, whose cells join several values as `shared/csv` does. */
export const ownSystem = 'quorumia';
/** The system name of contact files (vCard). */
export const vcardSystem = 'vcard';
/**
 * Whether a cell of a system's files is one value, or several joined by `joinValues`. Cells of other systems are split
 * at the separators found in them.
 */
export const hasExactCells = (system: string): boolean => system === ownSystem || system === vcardSystem;
