import { and, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { DuplicatePair, Twin } from '../../../../shared/leads/duplicates/endpoints';
import { likelihoods, type TwinEntity } from '../../../../shared/leads/duplicates/scales';
import { crmDuplicates } from '../../../../shared/leads/duplicates/tables';
import type { Counted, Page } from '../../../../shared/list/page';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { columnSort, countRows, keysetPage } from '../../../platform/database/rows/pages';

const none = sql<string | null>`null::text`;

const contactsAs = (name: string) => {
  const table = alias(crmContacts, name);
  const { id, jobTitle, companyName, email, phone, city, createdAt } = table;
  const shown = { id, name: table.name, jobTitle, companyName, email, phone, city, createdAt };
  return { table, shown: { ...shown, domain: none, taxId: none } };
};

const companiesAs = (name: string) => {
  const table = alias(crmCompanies, name);
  const { id, domain, taxId, phone, city, createdAt } = table;
  const shown = { id, name: table.name, domain, taxId, phone, city, createdAt };
  return { table, shown: { ...shown, jobTitle: none, companyName: none, email: none } };
};

const tables = { contact: contactsAs, company: companiesAs };

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
  const low = tables[asked.entity]('low');
  const high = tables[asked.entity]('high');
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
    records: [one as Twin, other as Twin],
  }));
}

export const countDuplicates = (db: Db, owner: Owner): Promise<Counted> =>
  countRows(db, crmDuplicates, eq(crmDuplicates.userId, owner));
