import { leadCaptured } from '../capture/announcements';
import { handingOver, takenOver } from '../capture/leads/capture-lead';
import type { DemoLead } from './demo-leads';
import type { DemoCapture } from './demo-month';

/** A lead as it was captured. */
export interface CapturedLead {
  lead: DemoLead;
  id: number;
  cameAt: Date;
  /** Null where it is not confirmed. */
  confirmedAt: Date | null;
}

/** Hands leads over as they are when they are captured or have confirmed; what is marked as spam nobody kept there. */
export async function handOver(
  { tx, owner, companyId, page, announce }: DemoCapture,
  captured: readonly CapturedLead[],
): Promise<void> {
  const origin = page.campaignName;
  const wordingVersion = `page version ${page.contentVersionId}`;
  for (const { lead, id, cameAt, confirmedAt } of captured) {
    if (lead.marked?.[0] === 'spam') continue;
    const { name: contactName, email: contactEmail, phone: contactPhone = null } = lead;
    const told = { id, contactName, contactEmail, contactPhone, language: page.language };
    const given = confirmedAt ? [{ purpose: 'marketing' as const, wordingVersion, at: confirmedAt }] : [];
    await announce(tx, leadCaptured, {
      owner,
      leadId: id,
      marketingCompanyId: companyId,
      pageId: page.id,
      at: cameAt,
      lead: takenOver(told, origin, given),
      handedOver: handingOver(tx, { id, userId: owner, contactId: null }, cameAt),
    });
  }
}
