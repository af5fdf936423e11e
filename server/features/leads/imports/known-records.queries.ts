import { and, eq, sql, type SQL } from 'drizzle-orm';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContactPoints, crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

const listOf = (texts: readonly string[], name: string): SQL =>
  sql`jsonb_array_elements_text(${JSON.stringify([...new Set(texts)])}::jsonb) as ${sql.identifier(name)}(name)`;

const rowsOf = async <Row>(result: unknown): Promise<Row[]> => ((await result) as { rows: Row[] }).rows;

/** A contact that has an address. */
export interface AddressHolder {
  email: string;
  contactId: number;
  isShared: boolean;
}

/** The contacts that have addresses, which are given in lower case. */
export async function findHolders(tx: Db, owner: Owner, emails: readonly string[]): Promise<AddressHolder[]> {
  if (emails.length === 0) return [];
  return rowsOf(
    tx.execute(
      sql`select point.normalised as email, point.contact_id as "contactId", point.is_shared as "isShared"
        from ${listOf(emails, 'wanted')} cross join lateral (select * from ${crmContactPoints} as known
          where known.user_id = ${owner} and known.normalised = wanted.name and known.kind = 'email' offset 0) as point
        order by point.is_shared, point.contact_id`,
    ),
  );
}

/** A company by one of the names under which it was sought. */
export interface FoundCompany {
  /** What it was sought by, as it was given. */
  wanted: string;
  by: 'name' | 'domain' | 'tax';
  id: number;
  /** Nothing but its name is known. */
  isStub: boolean;
}

/** The companies that have a name, a domain or a tax id, and are not in the bin. */
export async function findCompanies(
  tx: Db,
  owner: Owner,
  {
    names,
    domains,
    taxKeys,
  }: { names: readonly string[]; domains: readonly string[]; taxKeys: readonly string[] },
): Promise<FoundCompany[]> {
  const company = sql`${crmCompanies} as company on company.user_id = ${owner} and company.deleted_at is null`;
  const isStub = sql`coalesce(company.domain, company.tax_id, company.phone, company.website, company.address, company.city)
    is null`;
  const by = (kind: FoundCompany['by'], texts: readonly string[], fits: SQL) =>
    sql`select wanted.name as wanted, ${kind} as by, company.id, ${isStub} as "isStub"
      from ${listOf(texts, 'wanted')} join ${company} and ${fits}`;
  if (names.length + domains.length + taxKeys.length === 0) return [];
  return rowsOf(
    tx.execute(
      sql`${by('name', names, sql`fold(company.name) collate "C" = fold(wanted.name) collate "C"`)}
        union all ${by('domain', domains, sql`fold(company.domain) collate "C" = fold(wanted.name) collate "C"`)}
        union all ${by('tax', taxKeys, sql`company.tax_key = wanted.name`)}
        order by id`,
    ),
  );
}

interface Named {
  wanted: string;
  id: number;
}

/** The contacts with a name that are not in the bin. */
export const findContactsNamed = async (tx: Db, owner: Owner, names: readonly string[]): Promise<Named[]> =>
  names.length === 0
    ? []
    : rowsOf(
        tx.execute(
          sql`select wanted.name as wanted, contact.id from ${listOf(names, 'wanted')}
            join ${crmContacts} as contact on contact.user_id = ${owner} and contact.deleted_at is null
              and fold(contact.name) collate "C" = fold(wanted.name) collate "C"
            order by contact.id`,
        ),
      );

/** The opportunities with a title that are not in the bin. */
export const findOpportunitiesTitled = async (
  tx: Db,
  owner: Owner,
  titles: readonly string[],
): Promise<Named[]> =>
  titles.length === 0
    ? []
    : rowsOf(
        tx.execute(
          sql`select wanted.name as wanted, deal.id from ${listOf(titles, 'wanted')}
            join ${crmOpportunities} as deal on deal.user_id = ${owner} and deal.deleted_at is null
              and fold(deal.title) collate "C" = fold(wanted.name) collate "C"
            order by deal.id`,
        ),
      );

/** The greatest position of the cards of each stage. */
export async function findLastPositions(tx: Db, owner: Owner): Promise<Map<number, number>> {
  const rows = await tx
    .select({ stageId: crmOpportunities.stageId, last: sql<number>`max(${crmOpportunities.position})` })
    .from(crmOpportunities)
    .where(and(eq(crmOpportunities.userId, owner), sql`${crmOpportunities.deletedAt} is null`))
    .groupBy(crmOpportunities.stageId);
  return new Map(rows.map(({ stageId, last }) => [stageId, last]));
}
