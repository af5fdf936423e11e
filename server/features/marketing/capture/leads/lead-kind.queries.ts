import { and, eq } from 'drizzle-orm';
import { marketingLeads, marketingSubmissions } from '../../../../../shared/marketing/capture/tables';
import { marketingConsents } from '../../../../../shared/marketing/capture/consents/tables';
import type { FieldsOf, Links, RecordKind } from '../../../../platform/acts/record-kind';
import { among } from '../../../../platform/database/rows/many';

declare module '../../../../../shared/acts/entities' {
  interface RecordFields {
    marketingLead: FieldsOf<typeof marketingLeads>;
  }
}

/** What people write of a lead is recorded; what only the machine knows is not, so that no undo turns it back. */
export const marketingLeadKind: RecordKind<'marketingLead'> = {
  entity: 'marketingLead',
  table: marketingLeads,
  derived: [
    'consent',
    'delivery',
    'firstTouch',
    'lastTouch',
    'pageId',
    'campaignId',
    'contactId',
    'answeredAt',
    'touchedByPerson',
    'unsubscribeToken',
  ],
};

/** A lead that somebody sent a form for, or that consents are kept of, is not unmade. */
export const leadLinks: readonly Links[] = [
  {
    entity: 'marketingLead',
    linked: async (tx, owner, ids) => {
      const { userId, leadId } = marketingSubmissions;
      const sent = await tx
        .selectDistinct({ id: leadId })
        .from(marketingSubmissions)
        .where(and(eq(userId, owner), among(leadId, ids)));
      const agreed = await tx
        .selectDistinct({ id: marketingConsents.leadId })
        .from(marketingConsents)
        .where(and(eq(marketingConsents.userId, owner), among(marketingConsents.leadId, ids)));
      return [...sent, ...agreed].flatMap(({ id }) => (id === null ? [] : [{ id }]));
    },
  },
];
