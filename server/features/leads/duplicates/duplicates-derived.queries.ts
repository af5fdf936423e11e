import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { rankOf, type TwinEntity, twinEntities } from '../../../../shared/leads/duplicates/scales';
import { crmDistinctions, crmDuplicates } from '../../../../shared/leads/duplicates/tables';
import type { Derivation } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { type Sign, signs } from './signs.queries';

/**
 * Each record is paired with the four oldest records that share a key. Groups of up to five thus have all their
 * pairs, as many as one merge takes, and five thousand people on one phone do not produce millions of pairs.
 */
const oldest = 4;

interface Asked {
  owner: Owner;
  entity: TwinEntity;
  ids: SQL;
}

/**
 * The keys of some records that others also have, as `shared_n` (id, scope, key, and the oldest holders), and their
 * pairs, as `pairs_n`. Most keys have one holder and need nothing. Each step starts from few rows and uses an index,
 * so that the plan does not depend on statistics.
 */
function pairsBy({ reason, heldBy, holders }: Sign, { owner, ids }: Asked, place: number): SQL {
  const [mine, shared, pairs] = ['mine', 'shared', 'pairs'].map((name) => sql.raw(`${name}_${place}`)) as [
    SQL,
    SQL,
    SQL,
  ];
  const others = (of: SQL) =>
    sql`select distinct held.id from (${holders(owner)}) as held
      where held.scope = ${of}.scope and held.key = ${of}.key`;
  return sql`${mine} as materialized (
      select distinct held.id, held.scope, held.key from unnest(${ids}) as asked (id)
        cross join lateral (${heldBy(owner, sql`asked.id`)} offset 0) as held
    ), ${shared} as materialized (
      select mine.id, mine.scope, mine.key, first.ids[:${oldest}] as oldest from ${mine} as mine
        cross join lateral (
          select array(${others(sql`mine`)} order by held.id limit ${oldest + 1}) as ids offset 0) as first
      where cardinality(first.ids) > 1
    ), ${pairs} as materialized (
      select shared.id as one, unnest(shared.oldest) as other from ${shared} as shared
      union
      select shared.id, held.id from ${shared} as shared cross join lateral (${others(sql`shared`)} offset 0) as held
        where shared.id = any(shared.oldest)
    ), said_${sql.raw(String(place))} as (
      select one, other, ${reason}::text as reason, ${rankOf[reason]}::int as rank from ${pairs} where one <> other
    )`;
}

/** The pairs that are stored of some records. */
function knownPairs({ owner, entity, ids }: Asked): SQL {
  const by = (end: PgColumn) => sql`
    select known.* from unnest(${ids}) as asked (id)
      cross join lateral (select id, low_id, high_id from ${crmDuplicates}
        where ${eq(crmDuplicates.userId, owner)} and ${eq(crmDuplicates.entity, entity)} and ${end} = asked.id
        offset 0) as known`;
  return sql`${by(crmDuplicates.lowId)} union ${by(crmDuplicates.highId)}`;
}

/** Rebuilds the pairs of some records in one statement; resolves to the records that no longer match. */
async function refreshPairs(tx: Db, owner: Owner, entity: TwinEntity, ids: readonly number[]) {
  const asked: Asked = { owner, entity, ids: sql`${`{${ids.join()}}`}::text::int[]` };
  const bySign = signs[entity].map((sign, place) => pairsBy(sign, asked, place));
  const said = signs[entity].map((_, place) => sql.raw(`select * from said_${place}`));
  const rows = await readRows<{ low: number; high: number }>(
    tx,
    sql`
    with ${sql.join(bySign, sql`, `)}, wanted as materialized (
      select least(one, other) as low, greatest(one, other) as high, max(rank) as rank,
        array_agg(distinct reason order by reason) as reasons
      from (${sql.join(said, sql` union all `)}) as found
      where not exists (select from ${crmDistinctions} as apart
        where apart.user_id = ${owner} and apart.entity = ${entity} and apart.deleted_at is null
          and apart.low_id = least(one, other) and apart.high_id = greatest(one, other))
      group by 1, 2
    ), known as materialized (${knownPairs(asked)}), gone as (
      delete from ${crmDuplicates} using known
      where ${eq(crmDuplicates.userId, owner)} and ${crmDuplicates.id} = known.id
        and not exists (select from wanted where wanted.low = known.low_id and wanted.high = known.high_id)
      returning known.low_id as low, known.high_id as high
    ), kept as (
      insert into ${crmDuplicates} as known (user_id, entity, low_id, high_id, reasons, rank)
      select ${owner}::int, ${entity}::text, low, high, reasons, rank from wanted
      on conflict (user_id, entity, low_id, high_id) do update set reasons = excluded.reasons, rank = excluded.rank
        where known.reasons <> excluded.reasons
    )
    select low, high from gone`,
  );
  const about = new Set(ids);
  return [...new Set(rows.flatMap(({ low, high }) => [low, high]))].filter((id) => !about.has(id));
}

/** If one of the oldest holders is gone, the next one takes its place. */
const refreshing =
  (entity: TwinEntity): Derivation['refresh'] =>
  async (tx, owner, ids) => {
    const left = await refreshPairs(tx, owner, entity, ids);
    if (left.length > 0) await refreshPairs(tx, owner, entity, left);
  };

/** Pairs of records that may be the same. */
export const duplicateDerivations: readonly Derivation[] = twinEntities.map((entity) => ({
  entity,
  refresh: refreshing(entity),
}));
