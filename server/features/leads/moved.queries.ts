import { type SQL, sql } from 'drizzle-orm';
import { events } from '../../../shared/acts/tables';
import { crmCompanies } from '../../../shared/leads/companies/tables';
import { crmContacts } from '../../../shared/leads/contacts/tables';
import { twinEntities } from '../../../shared/leads/duplicates/scales';
import { crmMerges } from '../../../shared/leads/merges/tables';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { readRows } from '../../platform/database/rows/read-rows';

/** The record into which another one was merged, which may have been merged again; undefined if it was not. */
export async function findKept(
  db: Db,
  owner: Owner,
  entity: string,
  id: number,
): Promise<number | undefined> {
  if (!twinEntities.some((each) => each === entity)) return undefined;
  const into = (from: ReturnType<typeof sql>) =>
    sql`merge.user_id = ${owner} and merge.entity = ${entity} and merge.merged_ids @> array[${from}]`;
  const rows = await readRows<{ id: number }>(
    db,
    sql`
    with recursive way(id, step) as (
      select merge.kept_id, 1 from ${crmMerges} as merge where ${into(sql`${id}::int`)}
      union all
      select merge.kept_id, way.step + 1 from way join ${crmMerges} as merge on ${into(sql`way.id`)}
        where way.step < 100
    )
    select id from way order by step desc limit 1`,
  );
  return rows[0]?.id;
}

/**
 * Follows merges for a query of (entity, name, id), which must begin with `with recursive`: `kept` has the same rows, with
 * the ids of the records that were kept.
 */
export const keptAfterAll = (owner: Owner, from: SQL): SQL =>
  sql`way (entity, name, id, step) as (
      select entity, name, id, 0 from ${from}
      union all
      select way.entity, way.name, merge.kept_id, way.step + 1 from way join ${crmMerges} as merge
        on merge.user_id = ${owner} and merge.entity = way.entity and merge.merged_ids @> array[way.id]
        where way.step < 100
    ), kept as (
      select distinct on (entity, name) entity, name, id from way order by entity, name, step desc
    )`;

/** Of an event that a merge caused: the names of the records that went. */
export const mergedNames: SQL = sql`(select string_agg(coalesce(contact.name, company.name), ', ' order by merged.place)
  from ${crmMerges} as merge cross join unnest(merge.merged_ids) with ordinality as merged (id, place)
    left join ${crmContacts} as contact
      on merge.entity = 'contact' and contact.id = merged.id and contact.user_id = merge.user_id
    left join ${crmCompanies} as company
      on merge.entity = 'company' and company.id = merged.id and company.user_id = merge.user_id
  where ${events.origin} ->> 'from' = 'merge' and merge.user_id = ${events.userId}
    and merge.id = (${events.origin} ->> 'row')::int)`;

/** The id of a record, and those of the records that were merged into it, directly or before. */
export const idsMergedInto = (owner: Owner, entity: string, id: number): SQL<number> =>
  sql`(with recursive merged (id) as (
      select ${id}::int
      union
      select unnest(merge.merged_ids) from merged join ${crmMerges} as merge
        on merge.user_id = ${owner} and merge.entity = ${entity} and merge.kept_id = merged.id
    ) select id from merged)`;

/** The condition that a record of an entity was not merged into another one. */
export const notMerged = (owner: Owner, entity: string, id: ReturnType<typeof sql>) =>
  sql`not exists (select from ${crmMerges} as merge
    where merge.user_id = ${owner} and merge.entity = ${entity} and merge.merged_ids @> array[${id}])`;
