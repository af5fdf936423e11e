import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { ConsentEvidence } from '../../../../../shared/marketing/capture/leads/endpoints';
import { marketingConsents } from '../../../../../shared/marketing/capture/consents/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

export type Consent = typeof marketingConsents.$inferSelect;

const { userId, leadId, marketingCompanyId: _company, ...columns } = getTableColumns(marketingConsents);

/** Adds a piece of evidence. Evidence is never updated. */
export async function insertConsent(
  tx: Db,
  row: Omit<typeof marketingConsents.$inferInsert, 'id'>,
): Promise<number> {
  const [made] = await tx.insert(marketingConsents).values(row).returning({ id: marketingConsents.id });
  return (made as { id: number }).id;
}

/** The latest evidence of a lead's consent. */
export async function findLatestConsent(tx: Db, owner: Owner, id: number): Promise<Consent | undefined> {
  const [row] = await tx
    .select()
    .from(marketingConsents)
    .where(and(eq(userId, owner), eq(leadId, id)))
    .orderBy(desc(columns.id))
    .limit(1);
  return row;
}

/** The evidence of a lead's consents, newest first. */
export const listConsents = (db: Db, owner: Owner, id: number): Promise<ConsentEvidence[]> =>
  db
    .select(columns)
    .from(marketingConsents)
    .where(and(eq(userId, owner), eq(leadId, id)))
    .orderBy(desc(columns.id))
    .limit(500);
