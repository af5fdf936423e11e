import { eq, type SQL, sql } from 'drizzle-orm';
import { rankOf, type TwinEntity, twinEntities } from '../../../../shared/leads/duplicates/scales';
import { crmDistinctions, crmDuplicates } from '../../../../shared/leads/duplicates/tables';
import type { Derivation } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { type Sign, signs } from './signs.queries';

/**
 * Of records that have the same in common, each makes a pair with the four oldest: up to five make every pair, as many as
 * one merge takes, and five thousand people on one phone do not make millions.
 */
const oldest = 4;

/** The pairs that some records make by one sign, from both ends: with the oldest, and as one of the oldest with all. */
function pairsBy({ reason, holders }: Sign, owner: Owner, ids: SQL): SQL {
  const held = holders(owner);
  const said = sql`${reason}::text as reason, ${rankOf[reason]}::int as rank`;
  const alike = (other: SQL) => sql`${other}.scope = mine.scope and ${other}.key = mine.key`;
  return sql`
    select mine.id as one, other.id as other, ${said} from (${held}) as mine
      cross join lateral (select held.id from (${held}) as held
        where ${alike(sql`held`)} and held.id <> mine.id order by held.id limit ${oldest}) as other
      where mine.id = any(${ids})
    union
    select mine.id, other.id, ${said} from (${held}) as mine
      join (${held}) as other on ${alike(sql`other`)} and other.id <> mine.id
      where mine.id = any(${ids}) and (select count(*) from (select from (${held}) as held
        where ${alike(sql`held`)} and held.id < mine.id limit ${oldest}) as older) < ${oldest}`;
}

/** Makes the pairs of some records anew, in one statement; resolves to the records that they no longer match. */
async function refreshPairs(tx: Db, owner: Owner, entity: TwinEntity, ids: readonly number[]) {
  const about = sql`${`{${ids.join()}}`}::text::int[]`;
  const { userId, lowId, highId } = crmDuplicates;
  const found = sql.join(
    signs[entity].map((sign) => pairsBy(sign, owner, about)),
    sql` union all `,
  );
  const { rows } = (await tx.execute(sql`
    with wanted as (
      select least(one, other) as low, greatest(one, other) as high, max(rank) as rank,
        array_agg(distinct reason order by reason) as reasons
      from (${found}) as found
      where not exists (select from ${crmDistinctions} as apart
        where apart.user_id = ${owner} and apart.entity = ${entity} and apart.deleted_at is null
          and apart.low_id = least(one, other) and apart.high_id = greatest(one, other))
      group by 1, 2
    ), gone as (
      delete from ${crmDuplicates}
      where ${eq(userId, owner)} and ${eq(crmDuplicates.entity, entity)}
        and (${lowId} = any(${about}) or ${highId} = any(${about}))
        and not exists (select from wanted where wanted.low = ${lowId} and wanted.high = ${highId})
      returning low_id as low, high_id as high
    ), kept as (
      insert into ${crmDuplicates} as known (user_id, entity, low_id, high_id, reasons, rank)
      select ${owner}::int, ${entity}::text, low, high, reasons, rank from wanted
      on conflict (user_id, entity, low_id, high_id) do update set reasons = excluded.reasons, rank = excluded.rank
        where known.reasons <> excluded.reasons
    )
    select low, high from gone`)) as unknown as { rows: { low: number; high: number }[] };
  const asked = new Set(ids);
  return [...new Set(rows.flatMap(({ low, high }) => [low, high]))].filter((id) => !asked.has(id));
}

/** When one of the oldest leaves the others, the next one takes its place. */
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
