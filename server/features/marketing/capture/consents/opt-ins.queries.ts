import { and, eq, isNull } from 'drizzle-orm';
import { marketingLeads, marketingPages } from '../../../../../shared/marketing/capture/tables';
import { marketingConsents, marketingOptIns } from '../../../../../shared/marketing/capture/consents/tables';
import { marketingCompanies, marketingImages } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

/** Stores an opt-in that is not confirmed yet. */
export async function insertOptIn(
  tx: Db,
  row: Omit<typeof marketingOptIns.$inferInsert, 'id'>,
): Promise<number> {
  const [made] = await tx.insert(marketingOptIns).values(row).returning({ id: marketingOptIns.id });
  return (made as { id: number }).id;
}

/** An opt-in by the hash of its token, with its evidence, its company and the page that it came from; undefined when there is none. */
export async function findOptIn(db: Db, tokenHash: string) {
  const [found] = await db
    .select({
      id: marketingOptIns.id,
      userId: marketingOptIns.userId,
      leadId: marketingOptIns.leadId,
      expiresAt: marketingOptIns.expiresAt,
      usedAt: marketingOptIns.usedAt,
      consent: marketingConsents,
      leadConsent: marketingLeads.consent,
      company: {
        name: marketingCompanies.name,
        postalAddress: marketingCompanies.postalAddress,
        brandColor: marketingCompanies.brandColor,
        accentColor: marketingCompanies.accentColor,
      },
      page: { slug: marketingPages.slug, status: marketingPages.status, theme: marketingPages.theme },
      logo: {
        hash: marketingImages.hash,
        width: marketingImages.width,
        height: marketingImages.height,
      },
    })
    .from(marketingOptIns)
    .innerJoin(marketingConsents, eq(marketingConsents.id, marketingOptIns.consentId))
    .innerJoin(marketingLeads, eq(marketingLeads.id, marketingOptIns.leadId))
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingLeads.marketingCompanyId))
    .leftJoin(marketingPages, eq(marketingPages.id, marketingConsents.pageId))
    .leftJoin(marketingImages, eq(marketingImages.id, marketingCompanies.logoId))
    .where(and(eq(marketingOptIns.tokenHash, tokenHash), isNull(marketingCompanies.deletedAt)));
  return found;
}

export type FoundOptIn = NonNullable<Awaited<ReturnType<typeof findOptIn>>>;

/** Marks an opt-in as used; false if it was used before. */
export async function useOptIn(tx: Db, id: number, at: Date): Promise<boolean> {
  const used = await tx
    .update(marketingOptIns)
    .set({ usedAt: at })
    .where(and(eq(marketingOptIns.id, id), isNull(marketingOptIns.usedAt)))
    .returning({ id: marketingOptIns.id });
  return used.length > 0;
}

/** Deletes the unused opt-ins of a lead, so that none can restore a consent that has ended. */
export async function deleteWaitingOptIns(tx: Db, owner: Owner, leadId: number): Promise<void> {
  await tx
    .delete(marketingOptIns)
    .where(
      and(
        eq(marketingOptIns.userId, owner),
        eq(marketingOptIns.leadId, leadId),
        isNull(marketingOptIns.usedAt),
      ),
    );
}
