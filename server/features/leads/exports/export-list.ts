import { byteOrderMark, csvLine, delimiterIn, guarded } from '../../../../shared/csv';
import { exportHeaders, type ExportedList } from '../../../../shared/leads/exports/headers';
import type { Language } from '../../../../shared/languages';
import type { ContactPoint } from '../../../../shared/leads/contacts/scales';
import type { OwnValue } from '../../../../shared/leads/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import type { IdRange } from '../../../platform/acts/record-lists.queries';
import type { Known } from './cells';
import { findLinked, findNames, type LinkIds } from './linked.queries';
import { ownCell } from './own-cells';
import { pointCells, withPoints } from './point-cells';

/** How the rows of a list are read and written. */
export interface Exported<Row> {
  list: ExportedList;
  entity: string;
  // Declared as methods, so that lists of different rows and searches are exported alike.
  range(db: Db, owner: Owner, searched: object, range: IdRange): Promise<Row[]>;
  links(row: Row): Partial<LinkIds>;
  cells(row: Row, known: Known): Record<string, string>;
}

/** The exported rows: all that a search finds, or the ticked ones. */
export interface Asked {
  owner: Owner;
  searched: object;
  ids: readonly number[] | undefined;
}

/** Rows that are read and sent at a time. */
const page = 500;

/** The rows of a list, the oldest first, a page at a time. */
export async function* pagesOf<Row extends { id: number }>(
  db: Db,
  exported: Exported<Row>,
  { owner, searched, ids }: Asked,
): AsyncGenerator<Row[]> {
  const rest = { upTo: 2_147_483_647, limit: page, only: ids };
  for (let after = 0; ; ) {
    const rows = await exported.range(db, owner, searched, { ...rest, after });
    if (rows.length > 0) yield rows;
    if (rows.length < page) return;
    after = rows.at(-1)?.id as number;
  }
}

const linksOf = <Row>(rows: readonly Row[], exported: Exported<Row>): LinkIds => {
  const all = rows.map((row) => exported.links(row));
  return {
    companies: all.flatMap(({ companies = [] }) => companies),
    contacts: all.flatMap(({ contacts = [] }) => contacts),
    opportunities: all.flatMap(({ opportunities = [] }) => opportunities),
  };
};

/** The headers of a file; those of contacts depend on the number of addresses and phones in its rows. */
async function headersOf<Row extends { id: number }>(db: Db, exported: Exported<Row>, asked: Asked) {
  const headers = exportHeaders[exported.list];
  if (exported.list !== 'contacts') return [...headers];
  const needed = new Set<string>();
  for await (const rows of pagesOf(db, exported, asked)) {
    for (const row of rows)
      if ('points' in row)
        for (const header of pointCells(row.points as ContactPoint[]).keys()) needed.add(header);
  }
  return withPoints(headers, needed);
}

/**
 * A list as a CSV file, one page of rows at a time. The headers are sent with the first page, because reading it may
 * fail.
 */
export async function* exportList<Row extends { id: number }>(
  db: Db,
  exported: Exported<Row>,
  asked: Asked,
  language: Language,
): AsyncGenerator<string> {
  const names = await findNames(db, asked.owner, exported.entity);
  const headers = await headersOf(db, exported, asked);
  const delimiter = delimiterIn(language);
  let begun =
    byteOrderMark + csvLine([...headers, ...names.fields.map(({ label }) => guarded(label))], delimiter);
  for await (const rows of pagesOf(db, exported, asked)) {
    const known = { ...names, ...(await findLinked(db, asked.owner, linksOf(rows, exported))) };
    const lines = rows.map((row) => {
      const cells = exported.cells(row, known);
      const own = (row as { own?: Record<string, OwnValue> }).own ?? {};
      const ofOwn = names.fields.map((field) => ownCell(field, own[field.id]));
      return csvLine([...headers.map((header) => cells[header] ?? ''), ...ofOwn].map(guarded), delimiter);
    });
    yield begun + lines.join('');
    begun = '';
  }
  if (begun) yield begun;
}
