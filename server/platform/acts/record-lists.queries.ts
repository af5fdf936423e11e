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
  /** The columns that a caller sees, or the expressions read instead. */
  columns: Record<string, PgColumn | SQL>;
  sorts: Record<Name, Sort>;
  /** The condition of a search and a filter. */
  found: (searched: Searched) => SQL | undefined;
  /** A further condition for shown records, for example that their parent is not in the bin. */
  shown?: SQL;
  /** The account-specific part of a request, for example sorting by its own fields. */
  asked?: (db: Db, owner: Owner, searched: Searched) => Promise<Further>;
}

interface Further {
  sort?: Sort;
  where?: SQL | undefined;
}

interface Asked {
  /** A key of `sorts` or one that `asked` adds; a leading minus means descending. */
  sort: string;
  cursor?: string | undefined;
  limit: number;
}

const nameOf = (sort: string) => sort.replace(/^-/, '');

/** The number of records that a search finds, and their highest id. */
export interface Tally {
  count: number;
  upTo: number;
}

/** Records ordered by id, after one id and up to another; `only` limits them to given ids. */
export interface IdRange {
  after: number;
  upTo: number;
  limit: number;
  only?: readonly number[] | undefined;
}

/** The queries that list, count and read the records of an entity: those of the owner that are not in the bin. */
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
      // Repeated here, because PostgreSQL may otherwise read the records of all accounts for the join.
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
    /** Throws 404 for a record of another owner or in the bin. */
    read: (db: Db, owner: Owner, id: number): Promise<Row> =>
      oneOf(one(db, { owner, id }) as Promise<Row[]>, notFound),
  };
}

/** The queries for changing or exporting everything that a search finds, ordered by id. */
function rangeQueries<Row, Searched>(
  table: RecordTable,
  columns: Record<string, PgColumn | SQL>,
  where: (db: Db, owner: Owner, searched: Searched) => Promise<SQL | undefined>,
) {
  const { id } = table;
  const inRange = async (db: Db, owner: Owner, searched: Searched, { after, upTo, only }: IdRange) =>
    and(await where(db, owner, searched), gt(id, after), lte(id, upTo), only && among(id, only));
  return {
    /** The number of records that a search finds, and their highest id. */
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
