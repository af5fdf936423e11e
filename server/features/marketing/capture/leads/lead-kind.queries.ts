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

/**
 * Changes that people make to a lead are recorded. Fields that only the server writes are not, so that undo cannot
 * revert them.
 */
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

/** Undo cannot remove a lead that has submissions or evidence of consents. */
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
