import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import { marketingMessages } from '../../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

const { id, userId, marketingCompanyId, contactEmail, contactId, deletedAt } = marketingLeads;
const byEmail = (emails: readonly string[]) => inArray(sql`lower(${contactEmail})`, [...emails]);

/** The leads that a contact of LEADMANAGER is, in all companies of the account. */
export async function listLeadsOfPerson(
  tx: Db,
  owner: Owner,
  person: { contactId: number; emails: readonly string[] },
): Promise<number[]> {
  const emails = person.emails.map((email) => email.toLowerCase());
  const isTheirs = or(eq(contactId, person.contactId), emails.length > 0 ? byEmail(emails) : undefined);
  const rows = await tx
    .select({ id })
    .from(marketingLeads)
    .where(and(eq(userId, owner), isNull(deletedAt), isTheirs))
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}

/** The lead of a company to which one of some Message-IDs went, the latest mail first. */
export async function findLeadByMail(
  tx: Db,
  owner: Owner,
  company: number,
  references: readonly string[],
): Promise<number | undefined> {
  if (references.length === 0) return undefined;
  const [row] = await tx
    .select({ leadId: marketingMessages.leadId })
    .from(marketingMessages)
    .where(
      and(
        eq(marketingMessages.userId, owner),
        eq(marketingMessages.marketingCompanyId, company),
        inArray(marketingMessages.messageId, [...references]),
      ),
    )
    .orderBy(desc(marketingMessages.id))
    .limit(1);
  return row?.leadId;
}

/** The lead of a company that has an address. */
export async function findLeadByEmail(
  tx: Db,
  owner: Owner,
  company: number,
  email: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id })
    .from(marketingLeads)
    .where(
      and(
        eq(userId, owner),
        eq(marketingCompanyId, company),
        isNull(deletedAt),
        byEmail([email.toLowerCase()]),
      ),
    )
    .orderBy(asc(id))
    .limit(1);
  return row?.id;
}
