import { eq } from 'drizzle-orm';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import type { Db } from '../../../../platform/database/database';
import { ownerOf } from '../../../../platform/database/rows/owner';

/** The lead whose mails have a token in them, those in the bin too; anybody who has the mail may ask. */
export async function findLeadByToken(db: Db, token: string) {
  const [lead] = await db
    .select({
      id: marketingLeads.id,
      userId: marketingLeads.userId,
      language: marketingLeads.language,
    })
    .from(marketingLeads)
    .where(eq(marketingLeads.unsubscribeToken, token));
  return lead && { leadId: lead.id, owner: ownerOf(lead), language: lead.language };
}
