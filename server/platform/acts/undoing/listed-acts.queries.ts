import { and, eq, getTableColumns, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ActRecord, FieldChange, ListedAct } from '../../../../shared/acts/act-endpoints';
import type { Entity } from '../../../../shared/acts/entities';
import type { ActKind } from '../../../../shared/acts/scales';
import { acts, events } from '../../../../shared/acts/tables';
import type { Page } from '../../../../shared/list/page';
import type { Db } from '../../database/database';
import type { Owner } from '../../database/rows/owner';
import { columnSort, keysetPage } from '../../database/rows/pages';
import { foundActs } from './found-acts.queries';
import { mostEvents, type NamedKinds } from './named-kinds';
import { shortChange } from './short-change';

const { userId: _owner, request: _request, ...columns } = getTableColumns(acts);

/** By time, since what is taken over from elsewhere is written later than it happened. */
const list = { table: acts, id: acts.place, sorts: { at: columnSort(acts.at) } };

interface Asked {
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  kind?: ActKind | undefined;
  /** The id of a person. */
  by?: number | undefined;
  entities: readonly Entity[];
  named: NamedKinds;
}

/** The only record of the act's own entity that an act wrote, and what a single change changed of it; no row for several. */
const onlyRecord = (owner: Owner) => sql`lateral (
  select min(${events.entityId}) as id, (array_agg(case ${events.verb}
    when 'created' then ${events.after} when 'removed' then ${events.before} end))[1] as fields,
    case when count(*) = 1 and min(${events.verb}) = 'changed' then
      (array_agg(jsonb_build_object('before', ${events.before}, 'after', ${events.after})))[1] end as change
  from ${events} where ${acts.count} <= ${mostEvents} and ${events.act} = ${acts.id}
    and ${events.userId} = ${owner} and ${events.entity} = ${acts.entity}
  having min(${events.entityId}) = max(${events.entityId})) as only_record`;

/** That record with its name: as it stands now, or as it was written where it no longer stands. */
function namedRecord(owner: Owner, kinds: NamedKinds): SQL<ActRecord | null> {
  const cases = Object.entries(kinds).map(([entity, { table, name, detail = sql`null::text`, told }]) => {
    const as = (itsName: SQL, its: SQL, isThere: SQL) =>
      sql`jsonb_build_object('id', only_record.id, 'name', ${itsName}, 'detail', ${its}, 'isThere', ${isThere})`;
    const now = sql`select ${as(name, sql`left(${detail}, 200)`, sql`${table.deletedAt} is null`)} from ${table as PgTable}
      where ${table.id} = only_record.id and ${table.userId} = ${owner}`;
    const then = as(told(sql`only_record.fields`), sql`null::text`, sql`false`);
    return sql`when ${acts.entity} = ${entity} and only_record.id is not null then coalesce((${now}), ${then})`;
  });
  return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} end` : sql`null::jsonb`;
}

/** The acts of an account on some entities since a time, newest first, each of one record with that record's name. */
export function listActs(db: Db, owner: Owner, asked: Asked, since: Date): Promise<Page<ListedAct>> {
  const { named, ...pageOf } = asked;
  const { kind, by, q } = asked;
  // The act of a running job has a count of 0 until the job has written.
  const ofEntities = inArray(acts.entity, [...asked.entities]);
  const where = and(
    eq(acts.userId, owner),
    ofEntities,
    gte(acts.at, since),
    gt(acts.count, 0),
    kind && eq(acts.kind, kind),
    by === undefined ? undefined : sql`(${acts.actor} ->> 'id')::int = ${by}`,
    foundActs(owner, named, q),
  );
  const page = keysetPage(list, { ...pageOf, sort: '-at' }, where);
  const statement = db
    .select({
      at: page.at,
      act: columns,
      record: namedRecord(owner, named),
      change: sql<FieldChange | null>`only_record.change`,
    })
    .from(acts)
    .innerJoin(page.source, eq(acts.place, page.id))
    .leftJoin(onlyRecord(owner), sql`true`)
    .where(eq(acts.userId, owner))
    .orderBy(...page.order);
  return page.answer(statement, ({ act, record, change }) => ({
    ...act,
    record,
    change: change && shortChange(change),
  }));
}
