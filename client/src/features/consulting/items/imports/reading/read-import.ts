import type { z } from 'zod';
import { itemMessages } from '@shared/consulting/items/messages';
import type { CompanyList } from '@shared/consulting/items/lists';
import { importLimit, importRowsRead } from '@shared/consulting/scales';
import { importedItems } from '@shared/consulting/items/schemas';
import { columns } from './columns';
import { layoutOf } from './layout';
import { type KnownItems, readCell, unknownName } from './read-cell';

/** An item as the import endpoint takes it. */
export type ImportItem<List extends CompanyList> = z.output<(typeof importedItems)[List]>;

export interface ImportRow<List extends CompanyList> {
  /** The row's first line in the text, counted from 1. */
  line: number;
  /** The texts of the cells, by field. */
  given: Record<string, string>;
  /** Undefined while the row has a problem. */
  item?: ImportItem<List>;
  /** The problems by field, as texts from `say`. */
  problems: Record<string, string>;
}

export interface ReadImport<List extends CompanyList> {
  /** The fields that the text gives, in the list's order. */
  fields: string[];
  /** Headings that name no field of the list; their columns are skipped. */
  unknown: string[];
  rows: ImportRow<List>[];
  /** The text has more rows than one import may hold. */
  tooMany: boolean;
  /** The text has more rows than were read. */
  isCut: boolean;
}

/**
 * Parses pasted text or a CSV file as items of a list, for a preview: a valid row holds the item to send,
 * an invalid one its problems. Only the layout of the text is guessed.
 */
export function readImport<List extends CompanyList>(
  list: List,
  text: string,
  known: KnownItems = { departments: [], contacts: [] },
): ReadImport<List> {
  const layout = layoutOf(list, text);
  const rows = layout.rows.slice(0, importRowsRead).map(({ cells, line }) => {
    const given: Record<string, string> = {};
    const values: Record<string, unknown> = {};
    for (const [index, column] of layout.columns.entries()) {
      const cell = cells[index] ?? '';
      if (!column || cell === '') continue;
      given[column.field] = cell;
      values[column.field] = readCell(column, cell, known);
    }
    return { line, given, ...checked(list, values) };
  });
  refuseSecondPrimary(rows);
  const isGiven = (field: string) => rows.some(({ given }) => given[field] !== undefined);
  return {
    fields: columns[list].map(({ field }) => field).filter(isGiven),
    unknown: layout.unknown,
    rows,
    tooMany: rows.length > importLimit,
    isCut: layout.rows.length > importRowsRead,
  };
}

/** What is said about a name that no item of the company has, by field. */
const unknownNames: Record<string, string> = {
  departmentId: itemMessages['department.missing'],
  responsibleId: itemMessages['contact.missing'],
};

function checked<List extends CompanyList>(list: List, values: Record<string, unknown>) {
  const schema: z.ZodType = importedItems[list];
  const problems: Record<string, string> = {};
  const known = { ...values };
  for (const [field, message] of Object.entries(unknownNames)) {
    if (values[field] !== unknownName) continue;
    problems[field] = message;
    known[field] = null;
  }
  const result = schema.safeParse(known);
  for (const { path, message } of result.error?.issues ?? []) problems[String(path[0])] ??= message;
  const isRight = Object.keys(problems).length === 0;
  return isRight ? { item: result.data as ImportItem<List>, problems } : { problems };
}

function refuseSecondPrimary(rows: { item?: object; problems: Record<string, string> }[]) {
  const primaries = rows.filter(({ item }) => item && 'isPrimary' in item && item.isPrimary);
  for (const row of primaries.slice(1)) {
    delete row.item;
    row.problems.isPrimary = itemMessages['contact.onePrimary'];
  }
}
