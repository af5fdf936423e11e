import { type SQL, sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../acts/tables';
import { accountId, ofAccount, withinAccount } from '../accounts/tables';
import { companies } from '../consulting/tables';
import { languages } from '../languages';
import { foldedWords } from '../list/tables';
import { instant } from '../time/tables';
import { audienceTypes, emojiUses, formalities, imageTypes, latePolicies, speakers } from './scales';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Logos and photos. A picture is never changed: another one is another row. */
export const marketingImages = pgTable(
  'marketing_images',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    type: text('type', { enum: imageTypes }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** SHA-256 of the content: the same picture is kept once. */
    hash: text('hash').notNull(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Since when no record names it; an act that is taken back may name it again. */
    unusedSince: instant('unused_since'),
  },
  (table) => [
    ofAccount(table, table.id),
    uniqueIndex('marketing_images_content').on(table.userId, table.hash),
    index('marketing_images_unused').on(table.unusedSince),
  ],
);

export const marketingCompanies = pgTable(
  'marketing_companies',
  {
    ...recordColumns(),
    name: text('name').notNull(),
    sector: text('sector').notNull(),
    commercialObjectives: text('commercial_objectives').notNull(),
    targetAudience: text('target_audience').notNull(),
    targetAudienceType: text('target_audience_type', { enum: audienceTypes }).notNull(),
    language: text('language', { enum: languages }).notNull().default('es'),
    /** IANA. */
    timezone: text('timezone').notNull().default('Europe/Madrid'),
    // Its voice.
    formality: text('formality', { enum: formalities }).notNull().default('audience'),
    emoji: text('emoji', { enum: emojiUses }).notNull().default('none'),
    /** Words that no text of the company may have. */
    avoid: text('avoid').array().notNull().default(sql`'{}'`),
    /** What it calls those who buy, with the article in Spanish: «las familias», “patients”. */
    customersCalled: text('customers_called'),
    /** Texts without playful openings: a funeral home, a law firm, a clinic. */
    isSober: boolean('is_sober').notNull().default(false),
    /** Who speaks: one person, or a company. */
    speaker: text('speaker', { enum: speakers }).notNull().default('we'),
    /** Where it is, as a text goes on: «en Valencia», “in Leeds”. */
    place: text('place'),
    phone: text('phone'),
    website: text('website'),
    // Its brand: colours as #rrggbb.
    brandColor: text('brand_color'),
    accentColor: text('accent_color'),
    logoId: integer('logo_id'),
    // Its mails.
    senderName: text('sender_name'),
    replyTo: text('reply_to'),
    postalAddress: text('postal_address'),
    /** Hours in its time zone (HH:MM) between which nothing is sent; both or none. */
    quietFrom: text('quiet_from'),
    quietTo: text('quiet_to'),
    /** What happens to what is due and could not be published in time. */
    latePolicy: text('late_policy', { enum: latePolicies }).notNull().default('ask'),
    /** The same business in CONSULTIA. No act records it, so that none takes it back on its own. */
    companyId: integer('company_id'),
    // Derived.
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs((): SQL => foldedWords(sql`${marketingCompanies.name}`)),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.companyId, companies.id, 'set null'),
    withinAccount(table.logoId, marketingImages.id, 'set null'),
    index('marketing_companies_owner').on(table.userId, table.deletedAt),
    index('marketing_companies_logo').on(table.logoId),
    index('marketing_companies_linked').on(table.companyId),
    // Whoever takes a business over again has the earlier one in the bin. A trigger unlinks that one if it comes back.
    uniqueIndex('marketing_companies_business')
      .on(table.userId, table.companyId)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** The company that a record belongs to. */
export const marketingCompanyId = () => integer('marketing_company_id').notNull();
