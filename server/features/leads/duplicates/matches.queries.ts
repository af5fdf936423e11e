import { eq, type SQL, sql } from 'drizzle-orm';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { Match } from '../../../../shared/leads/duplicates/endpoints';
import {
  likelihoods,
  rankOf,
  type TwinEntity,
  type TwinReason,
} from '../../../../shared/leads/duplicates/scales';
import { crmDistinctions } from '../../../../shared/leads/duplicates/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { signs } from './signs.queries';

/** The keys of a record being typed, and the scope within which they count. */
export type TypedKeys = Partial<Record<TwinReason, { scope: number; keys: readonly string[] }>>;

const shownOf: Record<TwinEntity, SQL> = {
  contact: sql`select ${crmContacts.id} as id, ${crmContacts.name} as name,
    coalesce(${crmContacts.companyName}, ${crmContacts.jobTitle}, ${crmContacts.email}) as detail,
    ${crmContacts.userId} as user_id from ${crmContacts}`,
  company: sql`select ${crmCompanies.id} as id, ${crmCompanies.name} as name,
    coalesce(${crmCompanies.domain}, ${crmCompanies.city}) as detail,
    ${crmCompanies.userId} as user_id from ${crmCompanies}`,
};

/** Names are folded in the database, so that both sides are. */
const keysOf = (reason: TwinReason, keys: readonly string[]) => {
  const list = sql`array[${sql.join(
    keys.map((key) => sql`${key}::text`),
    sql`, `,
  )}]::text[]`;
  return reason === 'name'
    ? sql`(array(select fold(one) collate "C" from unnest(${list}) as one))`
    : sql`(${list})`;
};

/**
 * At most ten records with one of the keys, without the record being changed and those marked as different from it.
 */
export async function findMatches(
  db: Db,
  owner: Owner,
  { entity, id, typed }: { entity: TwinEntity; id: number | undefined; typed: TypedKeys },
): Promise<Match[]> {
  const asked = signs[entity].flatMap(({ reason, holders }) => {
    const { scope, keys } = typed[reason] ?? { scope: 0, keys: [] };
    if (keys.length === 0) return [];
    return sql`(select held.id, ${reason}::text as reason, ${rankOf[reason]}::int as rank
      from (${holders(owner)}) as held
      where held.scope = ${scope} and held.key = any${keysOf(reason, keys)} order by held.id limit 10)`;
  });
  if (asked.length === 0) return [];
  const own = id ?? 0;
  const apart = sql`select from ${crmDistinctions} as apart
    where ${eq(sql`apart.user_id`, owner)} and apart.entity = ${entity} and apart.deleted_at is null
      and apart.low_id = least(found.id, ${own}::int) and apart.high_id = greatest(found.id, ${own}::int)`;
  const rows = await readRows<Omit<Match, 'likelihood'> & { rank: number }>(
    db,
    sql`
    select shown.id, shown.name, shown.detail, max(found.rank) as rank,
      array_agg(distinct found.reason order by found.reason) as reasons
    from (${sql.join(asked, sql` union all `)}) as found
      join (${shownOf[entity]}) as shown on shown.id = found.id and shown.user_id = ${owner}
    where found.id <> ${own}::int and not exists (${apart})
    group by shown.id, shown.name, shown.detail order by rank desc, shown.id limit 10`,
  );
  return rows.map(({ rank, ...match }) => ({
    ...match,
    likelihood: likelihoods[rank] as Match['likelihood'],
  }));
}
