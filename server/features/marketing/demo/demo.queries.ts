import { sql } from 'drizzle-orm';
import { marketingConsents, marketingOptIns } from '../../../../shared/marketing/capture/consents/tables';
import { marketingLeads, marketingSubmissions } from '../../../../shared/marketing/capture/tables';
import type { Touch } from '../../../../shared/marketing/capture/touch';
import {
  marketingEnrolments,
  marketingMailSenders,
  marketingMessages,
} from '../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** Adds evidence of consents; resolves to its ids in the given order. */
export async function insertConsents(
  tx: Db,
  rows: (typeof marketingConsents.$inferInsert)[],
): Promise<number[]> {
  const made = await tx.insert(marketingConsents).values(rows).returning({ id: marketingConsents.id });
  return made.map(({ id }) => id);
}

/** Adds opt-ins, used ones too. */
export const insertOptIns = (tx: Db, rows: (typeof marketingOptIns.$inferInsert)[]): PromiseLike<unknown> =>
  tx.insert(marketingOptIns).values(rows);

/** Takes an address for answers as the company's own. */
export const insertProvenSender = (
  tx: Db,
  userId: Owner,
  marketingCompanyId: number,
  provenEmail: string,
): PromiseLike<unknown> =>
  tx.insert(marketingMailSenders).values({ userId, marketingCompanyId, provenEmail });

export type NewMessage = typeof marketingMessages.$inferInsert;

/** Adds mails of a sequence as they are; resolves to their ids in the given order. */
export async function insertMessages(tx: Db, rows: NewMessage[]): Promise<number[]> {
  const made = await tx.insert(marketingMessages).values(rows).returning({ id: marketingMessages.id });
  return made.map(({ id }) => id);
}

/** Adds what visitors sent. */
export const insertSubmissions = (
  tx: Db,
  rows: (typeof marketingSubmissions.$inferInsert)[],
): PromiseLike<unknown> => tx.insert(marketingSubmissions).values(rows);

/** What a lead came by, and how far its consent is. */
export interface LeadSource {
  id: number;
  firstTouch: Touch;
  lastTouch: Touch;
  pageId: number;
  campaignId: number;
  consent: 'none' | 'pending' | 'confirmed';
}

/** Writes what only the machine knows of leads. */
export const updateSources = (tx: Db, owner: Owner, sources: readonly LeadSource[]): PromiseLike<unknown> =>
  tx.execute(sql`
    update ${marketingLeads} as lead set first_touch = given."firstTouch", last_touch = given."lastTouch",
      page_id = given."pageId", campaign_id = given."campaignId", consent = given.consent
    from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as given(id int, "firstTouch" jsonb, "lastTouch" jsonb,
      "pageId" int, "campaignId" int, consent text)
    where lead.id = given.id and lead.user_id = ${owner}`);

/** Puts leads into a sequence; resolves to the ids of their enrolments in the given order. */
export async function insertEnrolments(
  tx: Db,
  rows: (typeof marketingEnrolments.$inferInsert)[],
): Promise<number[]> {
  const made = await tx.insert(marketingEnrolments).values(rows).returning({ id: marketingEnrolments.id });
  return made.map(({ id }) => id);
}
