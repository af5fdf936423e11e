import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../acts/tables';
import { accountId, ofAccount, withinAccount } from '../../accounts/tables';
import { crmCompanies } from '../companies/tables';
import { addressColumns, assigned, assigneeId, ownValues, tagIds } from '../tables';
import { containing, foldedWords, alphabetical, type ListedTable, listIndexes } from '../../list/tables';
import { instant } from '../../time/tables';
import {
  consentStates,
  type ContactPoint,
  contactStatuses,
  leadSources,
  pointKinds,
  purposes,
} from './scales';

/** A column of contacts by which lists are sorted. */
type SortColumn =
  | 'name'
  | 'companyName'
  | 'email'
  | 'phone'
  | 'status'
  | 'firstTag'
  | 'lastContactedAt'
  | 'nextTaskAt'
  | 'updatedAt';

function sortIndexes(table: ListedTable<SortColumn>) {
  const { sorted } = listIndexes('crm_contacts', table);
  return [
    sorted('name', alphabetical(table.name)),
    sorted('company', alphabetical(table.companyName)),
    sorted('email', alphabetical(table.email)),
    sorted('phone', sql`${table.phone}`),
    sorted('status', sql`${table.status}`),
    sorted('tag', alphabetical(table.firstTag)),
    sorted('contacted', sql`${table.lastContactedAt}`),
    sorted('task', sql`${table.nextTaskAt}`),
    sorted('changed', sql`${table.updatedAt}`),
  ];
}

export const crmContacts = pgTable(
  'crm_contacts',
  {
    ...recordColumns(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    jobTitle: text('job_title'),
    companyId: integer('company_id'),
    status: text('status', { enum: contactStatuses }).notNull().default('new'),
    source: text('source', { enum: leadSources }).notNull().default('other'),
    language: text('language'),
    ...addressColumns(),
    linkedinUrl: text('linkedin_url'),
    doNotContact: boolean('do_not_contact').notNull().default(false),
    notes: text('notes'),
    points: jsonb('points').$type<ContactPoint[]>().notNull().default([]),
    assigneeId: assigneeId(),
    tags: tagIds(),
    own: ownValues(),
    // Derived.
    companyName: text('company_name'),
    email: text('email'),
    phone: text('phone'),
    /**
     * For the search: all addresses, and the digits of all phones as written and, if they are valid numbers, with
     * their country code.
     */
    emails: text('emails'),
    phoneDigits: text('phone_digits'),
    firstTag: text('first_tag'),
    openDeals: integer('open_deals').notNull().default(0),
    lastContactedAt: instant('last_contacted_at'),
    nextTaskAt: instant('next_task_at'),
    /** The first and last name; without both, the address. */
    name: text('name').generatedAlwaysAs(
      (): SQL =>
        sql`coalesce(nullif(trim(coalesce(${crmContacts.firstName}, '') || ' ' || coalesce(${crmContacts.lastName}, '')), ''), ${crmContacts.email})`,
    ),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { firstName, lastName, companyName, jobTitle, emails } = crmContacts;
        return foldedWords(
          ...[firstName, lastName, companyName, jobTitle, emails].map((column) => sql`${column}`),
        );
      }),
  },
  (table) => {
    const { live, filtered, without, bin, searched } = listIndexes('crm_contacts', table);
    return [
      ...assigned('crm_contacts', table),
      ofAccount(table, table.id),
      withinAccount(table.companyId, crmCompanies.id, 'set null'),
      ...sortIndexes(table),
      filtered('created', table.createdAt),
      filtered('source', table.source),
      filtered('job', table.jobTitle),
      filtered('city', table.city),
      index('crm_contacts_live').on(table.userId, table.id).where(live),
      without('company', table.companyName),
      without('email', table.email),
      bin(),
      index('crm_contacts_company').on(table.companyId),
      index('crm_contacts_namesakes')
        .on(table.userId, table.companyId, alphabetical(table.name), table.id)
        .where(sql`${table.deletedAt} is null and ${table.companyId} is not null`),
      index('crm_contacts_tags').using('gin', table.userId, table.tags),
      searched('search', table.folded.op('gin_trgm_ops'), containing(table.city)),
      searched('digits', table.phoneDigits.op('gin_trgm_ops')),
    ];
  },
);

/** The addresses and phones of contacts outside the bin, derived from `crm_contacts.points`. */
export const crmContactPoints = pgTable(
  'crm_contact_points',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    contactId: integer('contact_id').notNull(),
    kind: text('kind', { enum: pointKinds }).notNull(),
    value: text('value').notNull(),
    /** An address in lower case; a phone in E.164, or null if it is not a valid number of its country. */
    normalised: text('normalised'),
    label: text('label').notNull(),
    isPrimary: boolean('is_primary').notNull(),
    isShared: boolean('is_shared').notNull(),
  },
  (table) => [
    withinAccount(table.contactId, crmContacts.id),
    uniqueIndex('crm_contact_points_email')
      .on(table.userId, table.normalised)
      .where(sql`${table.kind} = 'email' and not ${table.isShared}`),
    index('crm_contact_points_value').on(table.userId, table.normalised, table.contactId),
    index('crm_contact_points_contact').on(table.contactId),
  ],
);

/**
 * The consents that were given and withdrawn; the latest of each purpose is valid. Rows are only added; a merge of
 * contacts moves them.
 */
export const crmConsents = pgTable(
  'crm_consents',
  {
    ...recordColumns(),
    contactId: integer('contact_id').notNull(),
    purpose: text('purpose', { enum: purposes }).notNull(),
    state: text('state', { enum: consentStates }).notNull(),
    wordingVersion: text('wording_version').notNull(),
    source: text('source').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    withinAccount(table.contactId, crmContacts.id),
    index('crm_consents_contact').on(table.contactId, table.at, table.id),
    index('crm_consents_user').on(table.userId),
  ],
);

/** A record without the columns that only the server needs. */
export type StoredContact = Omit<
  typeof crmContacts.$inferSelect,
  'userId' | 'folded' | 'emails' | 'phoneDigits' | 'deletedAt'
>;
