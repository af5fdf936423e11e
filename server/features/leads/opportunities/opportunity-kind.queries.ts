import { opportunityFields } from '../../../../shared/leads/opportunities/fields';
import { derivedNames } from '../../../../shared/leads/fields/field-table';
import type { DealPerson } from '../../../../shared/leads/opportunities/scales';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';
import { deadLinks } from '../possible.queries';

export const opportunityKind: RecordKind = {
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
  impossible: deadLinks('companyId', 'contactId', 'stageId'),
  touches: ({ companyId, contactId, people }) => ({
    company: [companyId as number | null],
    contact: [
      contactId as number | null,
      ...((people ?? []) as DealPerson[]).map((person) => person.contactId),
    ],
  }),
};
