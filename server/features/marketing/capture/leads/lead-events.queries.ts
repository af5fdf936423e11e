import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { LeadEvent } from '../../../../../shared/marketing/capture/leads/endpoints';
import type { LeadEventKind } from '../../../../../shared/marketing/capture/scales';
import { marketingLeadEvents } from '../../../../../shared/marketing/capture/leads/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

/** An event of a lead. `data` contains no address and no typed text, so that an erasure need not search it. */
export interface HappenedToLead {
  leadId: number;
  kind: LeadEventKind;
  at: Date;
  data?: Record<string, string | number | boolean | null>;
}

/** Stores events of leads. */
export async function insertLeadEvents(
  tx: Db,
  owner: Owner,
  happened: readonly HappenedToLead[],
): Promise<void> {
  if (happened.length === 0) return;
  await tx.insert(marketingLeadEvents).values(happened.map((one) => ({ userId: owner, ...one })));
}

const { userId, leadId, ...columns } = getTableColumns(marketingLeadEvents);

/** The events of a lead, newest first. */
export const listLeadEvents = async (db: Db, owner: Owner, id: number): Promise<LeadEvent[]> =>
  (await db
    .select(columns)
    .from(marketingLeadEvents)
    .where(and(eq(userId, owner), eq(leadId, id)))
    .orderBy(desc(columns.id))
    .limit(500)) as LeadEvent[];
