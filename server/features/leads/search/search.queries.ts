import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContactPoints, crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import type { FoundRecord } from '../../../../shared/leads/search/endpoints';
import { alphabetical } from '../../../../shared/list/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { literal, searching } from '../../../platform/database/rows/search';
import { readRows } from '../../../platform/database/rows/read-rows';
import { searchingPhones } from '../phone-search';
import { findSettings } from '../settings.queries';
import { taxKeyOf } from '../tax-keys';

/** Records of one kind and rank that are answered, and names with the same beginning that are looked at. */
const each = 20;
const alike = 500;

interface Kind {
  entity: FoundRecord['entity'];
  table: PgTable & Record<'id' | 'userId' | 'deletedAt' | 'updatedAt' | 'folded', PgColumn>;
  name: PgColumn;
  detail: SQL;
  /** The digits of the phones that it is found by. */
  phones?: PgColumn;
}

const kinds: Kind[] = [
  {
    entity: 'contact',
    table: crmContacts,
    name: crmContacts.name,
    detail: sql`concat_ws(' · ', ${crmContacts.jobTitle}, ${crmContacts.companyName})`,
    phones: crmContacts.phoneDigits,
  },
  {
    entity: 'company',
    table: crmCompanies,
    name: crmCompanies.name,
    detail: sql`${crmCompanies.domain}`,
    phones: crmCompanies.phoneDigits,
  },
  {
    entity: 'opportunity',
    table: crmOpportunities,
    name: crmOpportunities.title,
    detail: sql`${crmOpportunities.companyName}`,
  },
];

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
function ranks({ entity, table, name, phones }: Kind, owner: Owner, typed: Typed): Ranked[] {
  const { q } = typed;
  const folded = sql`fold(${q})`;
  const byName = alphabetical(name);
  const begins = sql`${byName} like ${literal(q)} || '%'`;
  const first = sql`(select * from ${table} where ${eq(table.userId, owner)} and ${isNull(table.deletedAt)} and ${begins}
    order by ${byName} limit ${alike}) as ${table}`;
  return [
    { rank: sql`0`, where: equalKey(entity, owner, typed) },
    { rank: sql`1`, where: sql`${byName} = ${folded}` },
    { rank: sql`2`, where: sql`true`, source: first },
    {
      rank: sql`case when ${begins} then 2 else 3 end`,
      where: phones ? searchingPhones(table.folded, phones, q) : searching(table.folded, q, { begins: true }),
    },
  ];
}

/** What was typed, and the number that it is, if it is one; one without a prefix is of the account's country. */
interface Typed {
  q: string;
  phone: string;
}

async function asPhone(db: Db, owner: Owner, q: string): Promise<string> {
  if (!/^[\d\s+().-]{6,}$/.test(q)) return '';
  const { phoneKey } = await import('../phones');
  const dialled = q.replace(/^00/, '+');
  return phoneKey(dialled, dialled.startsWith('+') ? '' : (await findSettings(db, owner)).country) ?? '';
}

/** An equal address or phone of a contact; an equal domain, tax id or phone of a company. */
function equalKey(entity: FoundRecord['entity'], owner: Owner, { q, phone }: Typed): SQL | undefined {
  const lower = q.toLowerCase();
  if (entity === 'contact') {
    return sql`${crmContacts.id} in (select ${crmContactPoints.contactId} from ${crmContactPoints}
      where ${eq(crmContactPoints.userId, owner)} and ${crmContactPoints.normalised} in (${lower}, ${phone}))`;
  }
  if (entity === 'opportunity') return undefined;
  const tax = taxKeyOf(q);
  const domain = lower.replace(/^www\./, '');
  return sql`(fold(${crmCompanies.domain}) collate "C" = ${domain} or ${crmCompanies.taxKey} = ${tax} or ${crmCompanies.phoneKey} = ${phone})`;
}

/** Finds records of all kinds by what was typed, the best first. */
export async function findRecords(db: Db, owner: Owner, typed: string): Promise<FoundRecord[]> {
  const q = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (q === '') return [];
  const phone = await asPhone(db, owner, q);
  const parts = kinds.flatMap((kind) => {
    const { entity, table, name, detail } = kind;
    return ranks(kind, owner, { q, phone }).map(({ rank, where, source = sql`${table}` }) =>
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
  const rows = await readRows<FoundRecord>(
    db,
    sql`select entity, id, coalesce(name, '') as name, nullif(detail, '') as detail from (
        select distinct on (entity, id) * from (${found}) as every order by entity, id, rank
      ) as best order by rank, changed desc, id limit ${each}`,
  );
  return rows;
}
