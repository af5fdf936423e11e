import { type SQL, sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ofAccount, withinAccount } from '../../accounts/tables';
import { recordColumns } from '../../acts/tables';
import { companies } from '../../consulting/tables';
import { addressColumns, assigned, assigneeId, ownValues, tagIds } from '../tables';
import { containing, foldedWords, alphabetical, listIndexes } from '../../list/tables';
import { instant } from '../../time/tables';
import { lifecycles, sizeBands } from './scales';

const taxKeyOf = (): SQL =>
  sql`regexp_replace(regexp_replace(upper(${crmCompanies.taxId}), '[^0-9A-Z]', '', 'g'), '^ES', '')`;

export const crmCompanies = pgTable(
  'crm_companies',
  {
    ...recordColumns(),
    name: text('name').notNull(),
    website: text('website'),
    /** In lower case, without `www.`. */
    domain: text('domain'),
    phone: text('phone'),
    taxId: text('tax_id'),
    industry: text('industry'),
    sizeBand: text('size_band', { enum: sizeBands }),
    ...addressColumns(),
    linkedinUrl: text('linkedin_url'),
    description: text('description'),
    lifecycle: text('lifecycle', { enum: lifecycles }).notNull().default('lead'),
    consultingCompanyId: integer('consulting_company_id'),
    assigneeId: assigneeId(),
    tags: tagIds(),
    own: ownValues(),
    // Derived.
    /** E.164, if the phone is a number of its country. */
    phoneKey: text('phone_key'),
    firstTag: text('first_tag'),
    contactCount: integer('contact_count').notNull().default(0),
    openDeals: integer('open_deals').notNull().default(0),
    /** Minor units of the account's currency; opportunities in other currencies are counted in `openOthers`. */
    openAmount: bigint('open_amount', { mode: 'number' }).notNull().default(0),
    openOthers: integer('open_others').notNull().default(0),
    lastContactedAt: instant('last_contacted_at'),
    nextTaskAt: instant('next_task_at'),
    /** Upper case, without spaces, dots, dashes and a leading ES. */
    taxKey: text('tax_key').generatedAlwaysAs((): SQL => sql`nullif(${taxKeyOf()}, '')`),
    /** The digits of the phone as written and, if it is a valid number, with its country code. */
    phoneDigits: text('phone_digits').generatedAlwaysAs(
      (): SQL =>
        sql`nullif(regexp_replace(regexp_replace(${crmCompanies.phone}, '[^0-9]', '', 'g') || coalesce(' ' || ${crmCompanies.phoneKey}, ''), '[^0-9 ]', '', 'g'), '')`,
    ),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { name, domain, taxId, city } = crmCompanies;
        return foldedWords(sql`${name}`, sql`${domain}`, sql`${taxId}`, taxKeyOf(), sql`${city}`);
      }),
  },
  (table) => {
    const { live, sorted, filtered, bin, searched } = listIndexes('crm_companies', table);
    return [
      ...assigned('crm_companies', table),
      ofAccount(table, table.id),
      withinAccount(table.consultingCompanyId, companies.id, 'set null'),
      sorted('name', alphabetical(table.name)),
      sorted('domain', alphabetical(table.domain)),
      sorted('city', alphabetical(table.city)),
      sorted('lifecycle', sql`${table.lifecycle}`),
      sorted('contacts', sql`${table.contactCount}`),
      sorted('deals', sql`${table.openAmount}`),
      sorted('contacted', sql`${table.lastContactedAt}`),
      sorted('changed', sql`${table.updatedAt}`),
      filtered('created', table.createdAt),
      filtered('size', table.sizeBand),
      filtered('count', table.openDeals),
      filtered('industry', table.industry),
      index('crm_companies_live').on(table.userId, table.id).where(live),
      bin(),
      index('crm_companies_tax').on(table.userId, table.taxKey, table.id),
      index('crm_companies_phone').on(table.userId, table.phoneKey, table.id),
      index('crm_companies_domain').on(table.userId, table.domain, table.id),
      index('crm_companies_consulting').on(table.consultingCompanyId),
      index('crm_companies_tags').using('gin', table.userId, table.tags),
      searched('search', table.folded.op('gin_trgm_ops'), containing(table.industry)),
      searched('digits', table.phoneDigits.op('gin_trgm_ops')),
    ];
  },
);

/** A record without the columns that only the server needs. */
export type StoredCompany = Omit<
  typeof crmCompanies.$inferSelect,
  'userId' | 'folded' | 'phoneKey' | 'phoneDigits' | 'taxKey' | 'deletedAt'
>;
