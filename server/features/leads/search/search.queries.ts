import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContactPoints, crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import type { FoundRecord } from '../../../../shared/leads/search/endpoints';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { searching } from '../../../platform/database/rows/search';

/** Records of one kind and rank that are answered, and names with the same beginning that are looked at. */
const each = 20;
const alike = 500;

interface Kind {
  entity: FoundRecord['entity'];
  table: PgTable & Record<'id' | 'userId' | 'deletedAt' | 'updatedAt' | 'folded', PgColumn>;
  name: PgColumn;
  detail: SQL;
}

const kinds: Kind[] = [
  {
    entity: 'contact',
    table: crmContacts,
    name: crmContacts.name,
    detail: sql`concat_ws(' · ', ${crmContacts.jobTitle}, ${crmContacts.companyName})`,
  },
  { entity: 'company', table: crmCompanies, name: crmCompanies.name, detail: sql`${crmCompanies.domain}` },
  {
    entity: 'opportunity',
    table: crmOpportunities,
    name: crmOpportunities.title,
    detail: sql`${crmOpportunities.companyName}`,
  },
];

/** Escapes what `like` would take for a wildcard. */
const literal = (text: SQL) => sql`regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`;

/** Records of one rank; `source` is the table, or as many of its rows as are looked at. */
interface Ranked {
  rank: SQL;
  where: SQL | undefined;
  source?: SQL;
}

/**
 * The ranks of a kind, the best first; the first has an index of its own. Where more names begin with the words than
 * are looked at, those of the last activity are among the rows that hold the words anywhere, and get their rank there.
 */
function ranks({ entity, table, name }: Kind, owner: Owner, q: string): Ranked[] {
  const folded = sql`fold(${q})`;
  const byName = sql`(fold(${name}) collate "C")`;
  const begins = sql`${byName} like ${literal(folded)} || '%'`;
  const first = sql`(select * from ${table} where ${eq(table.userId, owner)} and ${isNull(table.deletedAt)} and ${begins}
    order by ${byName} limit ${alike}) as ${table}`;
  return [
    { rank: sql`0`, where: equalKey(entity, owner, q) },
    { rank: sql`1`, where: sql`${byName} = ${folded}` },
    { rank: sql`2`, where: sql`true`, source: first },
    {
      rank: sql`case when ${begins} then 2 else 3 end`,
      where: searching(table.folded, q, { begins: true }),
    },
  ];
}

/** An equal address or phone of a contact; an equal domain, tax id or phone of a company. */
function equalKey(entity: FoundRecord['entity'], owner: Owner, q: string): SQL | undefined {
  const lower = q.toLowerCase();
  const phone = q.replace(/[^\d+]/g, '');
  const asPhone = phone.startsWith('+') ? phone : `+34${phone}`;
  if (entity === 'contact') {
    return sql`${crmContacts.id} in (select ${crmContactPoints.contactId} from ${crmContactPoints}
      where ${eq(crmContactPoints.userId, owner)} and ${crmContactPoints.normalised} in (${lower}, ${asPhone}))`;
  }
  if (entity === 'opportunity') return undefined;
  const tax = q
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^ES/, '');
  const domain = lower.replace(/^www\./, '');
  return sql`(fold(${crmCompanies.domain}) collate "C" = ${domain} or ${crmCompanies.taxKey} = ${tax} or ${crmCompanies.phoneKey} = ${asPhone})`;
}

/** Finds records of all kinds by what was typed, the best first. */
export async function findRecords(db: Db, owner: Owner, typed: string): Promise<FoundRecord[]> {
  const q = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (q === '') return [];
  const parts = kinds.flatMap((kind) => {
    const { entity, table, name, detail } = kind;
    return ranks(kind, owner, q).map(({ rank, where, source = sql`${table}` }) =>
      where === undefined
        ? undefined
        : sql`(select ${entity} as entity, ${table.id} as id, ${name} as name, ${detail} as detail, ${rank} as rank,
            ${table.updatedAt} as changed from ${source}
            where ${eq(table.userId, owner)} and ${isNull(table.deletedAt)} and ${where}
            order by ${table.updatedAt} desc limit ${each})`,
    );
  });
  const found = sql.join(
    parts.filter((part) => part !== undefined),
    sql` union all `,
  );
  const { rows } = (await db.execute(
    sql`select entity, id, coalesce(name, '') as name, nullif(detail, '') as detail from (
        select distinct on (entity, id) * from (${found}) as every order by entity, id, rank
      ) as best order by rank, changed desc, id limit ${each}`,
  )) as unknown as { rows: FoundRecord[] };
  return rows;
}
