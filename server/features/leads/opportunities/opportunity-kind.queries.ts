import { opportunityFields } from '../../../../shared/leads/opportunities/fields';
import { derivedNames } from '../../../../shared/leads/fields/field-table';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';
import type { OwnedFields } from '../fields/owned-fields';
import { deadLinks } from '../possible.queries';

/** What is recorded of an opportunity. */
export type DealFields = OwnedFields<typeof crmOpportunities>;

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    opportunity: DealFields;
  }
}

export const opportunityKind: RecordKind<'opportunity'> = {
  entity: 'opportunity',
  table: crmOpportunities,
  keyed: ['own'],
  derived: derivedNames(opportunityFields),
  depending: {
    on: ['stageId', 'path'],
    fields: [
      'stageId',
      'path',
      'stageEnteredAt',
      'probability',
      'closedAt',
      'lostReason',
      'lostNote',
      'position',
    ],
  },
  impossible: deadLinks('companyId', 'contactId', 'stageId', 'assigneeId'),
  touches: ({ companyId, contactId, people }) => ({
    company: [companyId],
    contact: [contactId, ...(people ?? []).map((person) => person.contactId)],
  }),
};
