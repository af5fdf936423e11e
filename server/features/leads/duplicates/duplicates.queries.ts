import { and, eq, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContactPoints, crmContacts } from '../../../../shared/leads/contacts/tables';
import type { DuplicatePair, Twin } from '../../../../shared/leads/duplicates/endpoints';
import {
  likelihoods,
  type TwinEntity,
  twinEntities,
  type TwinReason,
} from '../../../../shared/leads/duplicates/scales';
import { crmDuplicates } from '../../../../shared/leads/duplicates/tables';
import { pageLimits } from '../../../../shared/list/list-query';
import { type Counted, countedTo, type Page } from '../../../../shared/list/page';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../platform/database/rows/pages';
import { readRows } from '../../../platform/database/rows/read-rows';

const none = sql<string | null>`null::text`;

/** A side of a pair: the name of its table, its record and the other one. */
interface Side {
  owner: Owner;
  name: string;
  mine: PgColumn;
  its: PgColumn;
}

/** The addresses and phones that a contact shares with another one, as it writes them; of several, the main one. */
function pointsInCommon({ owner, mine, its }: Side) {
  const common = sql`
    select distinct on (one.kind) one.kind, one.value from ${crmContactPoints} as one
      join ${crmContactPoints} as other on other.kind = one.kind and other.normalised = one.normalised
    where ${eq(sql`one.user_id`, owner)} and one.contact_id = ${mine} and not one.is_shared
      and ${eq(sql`other.user_id`, owner)} and other.contact_id = ${its} and not other.is_shared
    order by one.kind, one.is_primary desc, one.id`;
  return sql<
    Twin['matching']
  >`(select coalesce(jsonb_object_agg(kind, value), '{}') from (${common}) as common)`;
}

const contactsOf = (side: Side) => {
  const table = alias(crmContacts, side.name);
  const { id, jobTitle, companyName, email, phone, city, createdAt } = table;
  const shown = { id, name: table.name, jobTitle, companyName, email, phone, city, createdAt };
  return { table, shown: { ...shown, domain: none, taxId: none, matching: pointsInCommon(side) } };
};

const companiesOf = ({ name }: Side) => {
  const table = alias(crmCompanies, name);
  const { id, domain, taxId, phone, city, createdAt } = table;
  const shown = { id, name: table.name, domain, taxId, phone, city, createdAt };
  const matching = sql<
    Twin['matching']
  >`jsonb_build_object('domain', ${domain}, 'taxId', ${taxId}, 'phone', ${phone})`;
  return { table, shown: { ...shown, jobTitle: none, companyName: none, email: none, matching } };
};

const tables = { contact: contactsOf, company: companiesOf };

/** A record of a pair, with only those of its values that made the pair. */
const withReasons = (record: Twin, reasons: readonly TwinReason[]): Twin => ({
  ...record,
  matching: Object.fromEntries(
    reasons.flatMap((reason) => (record.matching[reason] ? [[reason, record.matching[reason]]] : [])),
  ),
});

const list = {
  table: crmDuplicates,
  id: crmDuplicates.id,
  sorts: { rank: columnSort(crmDuplicates.rank) },
};

interface Asked {
  entity: TwinEntity;
  record?: number | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The pairs of an entity, the most likely first, or those of one record. */
export function listDuplicates(db: Db, owner: Owner, asked: Asked): Promise<Page<DuplicatePair>> {
  const { id, userId, entity, lowId, highId, rank, reasons } = crmDuplicates;
  const { record } = asked;
  const where = and(
    eq(userId, owner),
    eq(entity, asked.entity),
    record ? or(eq(lowId, record), eq(highId, record)) : undefined,
  );
  const page = keysetPage(list, { ...asked, sort: '-rank' }, where);
  const low = tables[asked.entity]({ owner, name: 'low', mine: lowId, its: highId });
  const high = tables[asked.entity]({ owner, name: 'high', mine: highId, its: lowId });
  const rows = db
    .select({ at: page.at, id, entity, rank, reasons, low: low.shown, high: high.shown })
    .from(crmDuplicates)
    .innerJoin(page.source, eq(id, page.id))
    .innerJoin(low.table, and(eq(low.table.id, lowId), eq(low.table.userId, owner)))
    .innerJoin(high.table, and(eq(high.table.id, highId), eq(high.table.userId, owner)))
    .where(eq(userId, owner))
    .orderBy(...page.order);
  return page.answer(rows, ({ low: one, high: other, rank: place, ...pair }) => ({
    ...pair,
    likelihood: likelihoods[place] as DuplicatePair['likelihood'],
    records: [withReasons(one as Twin, pair.reasons), withReasons(other as Twin, pair.reasons)],
  }));
}

/** How many pairs there are of each entity, in one statement that stops counting at the limit. */
export async function countDuplicates(db: Db, owner: Owner): Promise<Record<TwinEntity, Counted>> {
  const { counted: most } = pageLimits;
  const some = twinEntities.map(
    (entity) => sql`(select ${entity}::text as entity from ${crmDuplicates}
      where ${eq(crmDuplicates.userId, owner)} and ${eq(crmDuplicates.entity, entity)} limit ${most + 1})`,
  );
  const rows = await readRows<{ entity: TwinEntity; found: number }>(
    db,
    sql`select entity, count(*)::int as found from (${sql.join(some, sql` union all `)}) as kinds group by entity`,
  );
  const of = (entity: TwinEntity) => countedTo(most, rows.find((row) => row.entity === entity)?.found ?? 0);
  return { contact: of('contact'), company: of('company') };
}
