import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OwnSort } from '../../../shared/leads/fields/schemas';
import type { Order } from '../../../shared/list/list-query';
import type { Counted, Page } from '../../../shared/list/page';
import type { RecordTable } from '../../platform/acts/record-kind';
import type { Db } from '../../platform/database/database';
import { oneOf } from '../../platform/database/rows/one-of';
import type { Owner } from '../../platform/database/rows/owner';
import type { Sort } from '../../platform/database/rows/page-source';
import { countRows, keysetPage } from '../../platform/database/rows/pages';
import { type Given, statement } from '../../platform/database/statement';
import { notFound } from '../../platform/http/errors';

interface Listed<Name extends string, Searched> {
  table: RecordTable;
  /** The columns that a caller sees. */
  columns: Record<string, PgColumn>;
  sorts: Record<Name, Sort>;
  /** The condition of a search and a filter. */
  found: (searched: Searched) => SQL | undefined;
  /** What a request asks for that depends on the account, such as by its own fields. */
  asked?: (db: Db, owner: Owner, searched: Searched) => Promise<Further>;
}

interface Further {
  sort?: Sort;
  where?: SQL | undefined;
}

interface Asked<Name extends string> {
  sort: Order<Name> | OwnSort;
  cursor?: string | undefined;
  limit: number;
}

const nameOf = (sort: string) => sort.replace(/^-/, '');

/** The queries by which the records of an entity are listed, counted and read: the owner's that are not in the bin. */
export function recordQueries<Row, Name extends string, Searched extends object>({
  table,
  columns,
  sorts,
  found,
  asked: further = () => Promise.resolve({}),
}: Listed<Name, Searched>) {
  const live = (owner: Owner) => and(eq(table.userId, owner), isNull(table.deletedAt));

  async function list(db: Db, owner: Owner, asked: Searched & Asked<Name>): Promise<Page<Row>> {
    const { sort, where } = await further(db, owner, asked);
    const all: Record<string, Sort> = sort ? { ...sorts, [nameOf(asked.sort)]: sort } : sorts;
    const page = keysetPage<string>(
      { table, id: table.id, sorts: all },
      asked,
      and(live(owner), found(asked), where),
    );
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
      .where(and(eq(table.id, id), eq(table.userId, owner), isNull(table.deletedAt))),
  );
  return {
    list,
    async count(db: Db, owner: Owner, searched: Searched): Promise<Counted> {
      const { where } = await further(db, owner, searched);
      return countRows(db, table, and(live(owner), found(searched), where));
    },
    /** Throws 404 for a record that is another owner's or in the bin. */
    read: (db: Db, owner: Owner, id: number): Promise<Row> =>
      oneOf(one(db, { owner, id }) as Promise<Row[]>, notFound),
  };
}
