import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../acts/tables';
import { accountId, ofAccount, withinAccount } from '../../accounts/tables';
import { languages } from '../../languages';
import { foldedWords, alphabetical, listIndexes, waitingFirst } from '../../list/tables';
import { formFields } from '../campaigns/scales';
import { campaignId, marketingCampaigns } from '../campaigns/tables';
import { marketingContentVersions } from '../campaigns/versions/tables';
import { marketingCompanies, marketingCompanyId } from '../tables';
import { instant } from '../../time/tables';
import {
  consentStates,
  deliveryStates,
  doors,
  leadStatuses,
  pageStatuses,
  pageThemes,
  suspicions,
  verdicts,
} from './scales';
import type { Touch } from './touch';

/** Landing pages (`/l/{slug}`): an approved version of a campaign, with its form. */
export const marketingPages = pgTable(
  'marketing_pages',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    campaignId: campaignId(),
    /** The version that visitors see. */
    contentVersionId: integer('content_version_id').notNull(),
    slug: text('slug').notNull(),
    status: text('status', { enum: pageStatuses }).notNull().default('draft'),
    fields: text('fields', { enum: formFields }).array().notNull(),
    listed: boolean('listed').notNull().default(false),
    theme: text('theme', { enum: pageThemes }).notNull().default('paper'),
    language: text('language', { enum: languages }).notNull(),
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.campaignId, marketingCampaigns.id),
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    withinAccount(table.contentVersionId, marketingContentVersions.id, 'no action'),
    uniqueIndex('marketing_pages_slug').on(table.slug),
    uniqueIndex('marketing_pages_campaign').on(table.campaignId),
    index('marketing_pages_company').on(table.marketingCompanyId),
    index('marketing_pages_owner').on(table.userId, table.marketingCompanyId),
    index('marketing_pages_version').on(table.contentVersionId),
  ],
);

/** Whether nobody and no mail has turned to a lead; whoever was imported has not asked for anything. */
export const noAnswer = (lead: Record<'status' | 'source', SQLWrapper>): SQL =>
  sql`(${lead.status} = 'new' and ${lead.source} <> 'import')`;

/** For the order of the leads by who waits for an answer. */
export const waitingLeadsFirst = (lead: Record<'status' | 'source' | 'createdAt', SQLWrapper>): SQL =>
  waitingFirst(noAnswer(lead), lead.createdAt);

export const marketingLeads = pgTable(
  'marketing_leads',
  {
    ...recordColumns(),
    marketingCompanyId: marketingCompanyId(),
    companyName: text('company_name'),
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    position: text('position'),
    source: text('source').notNull(),
    status: text('status', { enum: leadStatuses }).notNull(),
    notes: text('notes'),
    consent: text('consent', { enum: consentStates }).notNull().default('none'),
    delivery: text('delivery', { enum: deliveryStates }).notNull().default('ok'),
    language: text('language', { enum: languages }).notNull().default('es'),
    /** IANA; null where only the company's is known. */
    timezone: text('timezone'),
    firstTouch: jsonb('first_touch').$type<Touch>(),
    lastTouch: jsonb('last_touch').$type<Touch>(),
    pageId: integer('page_id'),
    campaignId: integer('campaign_id'),
    /** The contact in LEADMANAGER that it was handed over as; no foreign key, since that is another feature's. */
    contactId: integer('contact_id'),
    /** The latest answer; sequences that began before it have ended. */
    answeredAt: instant('answered_at'),
    /** Whether a person has edited it; then it stays even if the consent is never confirmed. */
    touchedByPerson: boolean('touched_by_person').notNull().default(false),
    /** In the addresses by which it stops mails; it does not expire. */
    unsubscribeToken: text('unsubscribe_token').notNull().default(sql`gen_random_uuid()`),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          foldedWords(
            sql`${marketingLeads.contactName}`,
            sql`${marketingLeads.contactEmail}`,
            sql`${marketingLeads.companyName}`,
            sql`${marketingLeads.position}`,
          ),
      ),
  },
  (table) => {
    const { live, sorted, bin, searched } = listIndexes('marketing_leads', table, table.marketingCompanyId);
    return [
      ofAccount(table, table.id),
      withinAccount(table.campaignId, marketingCampaigns.id, 'set null'),
      withinAccount(table.marketingCompanyId, marketingCompanies.id),
      withinAccount(table.pageId, marketingPages.id, 'set null'),
      index('marketing_leads_company').on(table.marketingCompanyId),
      uniqueIndex('marketing_leads_email')
        .on(table.marketingCompanyId, sql`lower(${table.contactEmail})`)
        .where(live),
      uniqueIndex('marketing_leads_unsubscribe').on(table.unsubscribeToken),
      sorted('created', sql`${table.createdAt}`),
      sorted('name', alphabetical(table.contactName)),
      sorted('waiting', waitingLeadsFirst(table)),
      index('marketing_leads_unanswered')
        .on(table.userId, table.marketingCompanyId, table.createdAt, table.id)
        .where(sql`${live} and ${table.status} = 'new' and ${table.source} <> 'import'`),
      index('marketing_leads_unreplied')
        .on(table.userId, table.marketingCompanyId, table.answeredAt, table.id)
        .where(sql`${live} and ${table.status} = 'engaged' and ${table.answeredAt} is not null`),
      index('marketing_leads_page').on(table.pageId),
      index('marketing_leads_campaign').on(table.campaignId),
      index('marketing_leads_contact').on(table.userId, table.contactId),
      bin(),
      searched('search', table.marketingCompanyId, table.folded.op('gin_trgm_ops')),
    ];
  },
);

/** The lead that a row belongs to. */
export const leadId = () => integer('lead_id').notNull();

/** The submissions of visitors; only their verdict and lead ever change. */
export const marketingSubmissions = pgTable(
  'marketing_submissions',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    pageId: integer('page_id'),
    leadId: integer('lead_id'),
    door: text('door', { enum: doors }).notNull(),
    at: instant('at').notNull(),
    language: text('language', { enum: languages }).notNull(),
    email: text('email').notNull(),
    fields: jsonb('fields').$type<Partial<Record<(typeof formFields)[number], string>>>().notNull(),
    /** Whether the box was ticked, and under which words. */
    agreed: boolean('agreed').notNull(),
    wording: text('wording'),
    wordingVersion: text('wording_version'),
    verdict: text('verdict', { enum: verdicts }).notNull(),
    suspicions: text('suspicions', { enum: suspicions }).array().notNull().default(sql`'{}'`),
    touch: jsonb('touch').$type<Touch>().notNull(),
    visitor: text('visitor').notNull(),
    /** Keyed hashes of the visitor's address and of the text, for the limits. */
    addressHash: text('address_hash').notNull(),
    textHash: text('text_hash'),
    userAgent: text('user_agent'),
  },
  (table) => [
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    withinAccount(table.leadId, marketingLeads.id),
    withinAccount(table.pageId, marketingPages.id, 'set null'),
    index('marketing_submissions_company').on(table.marketingCompanyId, table.at),
    index('marketing_submissions_page').on(table.pageId, table.at),
    index('marketing_submissions_lead').on(table.leadId),
    index('marketing_submissions_owner').on(table.userId),
    index('marketing_submissions_address').on(table.addressHash, table.at),
    index('marketing_submissions_email').on(table.marketingCompanyId, table.email, table.at),
    index('marketing_submissions_text').on(table.marketingCompanyId, table.textHash, table.at),
    index('marketing_submissions_suspects')
      .on(table.userId, table.marketingCompanyId, table.id)
      .where(sql`${table.verdict} = 'suspect'`),
  ],
);
