import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Counted, Page } from '../../../shared/list/page';
import type { RecordTable } from './record-kind';
import type { Db } from '../database/database';
import { among } from '../database/rows/many';
import { oneOf } from '../database/rows/one-of';
import type { Owner } from '../database/rows/owner';
import type { Sort } from '../database/rows/page-source';
import { countRows, keysetPage } from '../database/rows/pages';
import { type Given, statement } from '../database/statement';
import { notFound } from '../http/errors';

interface Listed<Name extends string, Searched> {
  table: RecordTable;
  /** The columns that a caller sees, or what is read in their place. */
  columns: Record<string, PgColumn | SQL>;
  sorts: Record<Name, Sort>;
  /** The condition of a search and a filter. */
  found: (searched: Searched) => SQL | undefined;
  /** What else holds of each record that is shown, such as that what it belongs to is not in the bin. */
  shown?: SQL;
  /** What a request asks for that depends on the account, such as by its own fields. */
  asked?: (db: Db, owner: Owner, searched: Searched) => Promise<Further>;
}

interface Further {
  sort?: Sort;
  where?: SQL | undefined;
}

interface Asked {
  /** A name of `sorts`, or of what `asked` adds; descending with a leading minus. */
  sort: string;
  cursor?: string | undefined;
  limit: number;
}

const nameOf = (sort: string) => sort.replace(/^-/, '');

/** How many records a search finds, and the highest id among them. */
export interface Tally {
  count: number;
  upTo: number;
}

/** Records in the order of their ids, after one and up to another; `only` names the ones that are meant. */
export interface IdRange {
  after: number;
  upTo: number;
  limit: number;
  only?: readonly number[] | undefined;
}

/** The queries by which the records of an entity are listed, counted and read: the owner's that are not in the bin. */
export function recordQueries<Row, Name extends string, Searched extends object>({
  table,
  columns,
  sorts,
  found,
  shown,
  asked: further = () => Promise.resolve({}),
}: Listed<Name, Searched>) {
  const live = (owner: Owner) => and(eq(table.userId, owner), isNull(table.deletedAt), shown);

  const where = async (db: Db, owner: Owner, searched: Searched) =>
    and(live(owner), found(searched), (await further(db, owner, searched)).where);
  async function list(db: Db, owner: Owner, asked: Searched & Asked): Promise<Page<Row>> {
    const { sort, where: besides } = await further(db, owner, asked);
    const all: Record<string, Sort> = sort ? { ...sorts, [nameOf(asked.sort)]: sort } : sorts;
    const meant = and(live(owner), found(asked), besides);
    const page = keysetPage<string>({ table, id: table.id, sorts: all }, asked, meant);
    const rows = db
      .select({ at: page.at, record: columns })
      .from(table)
      .innerJoin(page.source, eq(table.id, page.id))
      // Again, because PostgreSQL may otherwise read the records of all accounts for the join.
      .where(eq(table.userId, owner))
      .orderBy(...page.order);
    return page.answer(rows, ({ record }) => record as Row);
  }

  const one = statement((db, { owner, id }: Given<{ owner: Owner; id: number }>) =>
    db
      .select(columns)
      .from(table)
      .where(and(eq(table.id, id), eq(table.userId, owner), isNull(table.deletedAt), shown)),
  );
  return {
    list,
    count: async (db: Db, owner: Owner, searched: Searched): Promise<Counted> =>
      countRows(db, table, await where(db, owner, searched)),
    ...rangeQueries<Row, Searched>(table, columns, where),
    /** Throws 404 for a record that is another owner's or in the bin. */
    read: (db: Db, owner: Owner, id: number): Promise<Row> =>
      oneOf(one(db, { owner, id }) as Promise<Row[]>, notFound),
  };
}

/** The queries by which all that a search finds is changed or exported, in the order of the ids. */
function rangeQueries<Row, Searched>(
  table: RecordTable,
  columns: Record<string, PgColumn | SQL>,
  where: (db: Db, owner: Owner, searched: Searched) => Promise<SQL | undefined>,
) {
  const { id } = table;
  const inRange = async (db: Db, owner: Owner, searched: Searched, { after, upTo, only }: IdRange) =>
    and(await where(db, owner, searched), gt(id, after), lte(id, upTo), only && among(id, only));
  return {
    /** How many records a search finds, and the highest id of them. */
    tally: async (db: Db, owner: Owner, searched: Searched): Promise<Tally> => {
      const figures = { count: sql<number>`count(*)::int`, upTo: sql<number>`coalesce(max(${id}), 0)` };
      const [row] = await db
        .select(figures)
        .from(table)
        .where(await where(db, owner, searched));
      return row as Tally;
    },
    ids: async (db: Db, owner: Owner, searched: Searched, range: IdRange): Promise<number[]> => {
      const found = await inRange(db, owner, searched, range);
      const rows = db
        .select({ id: sql<number>`${id}` })
        .from(table)
        .where(found)
        .orderBy(id)
        .limit(range.limit);
      return (await rows).map((row) => row.id);
    },
    range: async (db: Db, owner: Owner, searched: Searched, range: IdRange): Promise<Row[]> => {
      const found = await inRange(db, owner, searched, range);
      const rows = db.select(columns).from(table).where(found).orderBy(id).limit(range.limit);
      return (await rows) as Row[];
    },
  };
}
