import type { DealPerson } from '../../../../shared/leads/opportunities/scales';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';

export const opportunityKind: RecordKind = {
  entity: 'opportunity',
  table: crmOpportunities,
  keyed: ['own'],
  derived: [
    'outcome',
    'stagePlace',
    'chance',
    'companyName',
    'contactName',
    'firstTag',
    'lastContactedAt',
    'nextTaskAt',
    'nextTask',
  ],
  touches: ({ companyId, contactId, people }) => ({
    company: [companyId as number | null],
    contact: [
      contactId as number | null,
      ...((people ?? []) as DealPerson[]).map((person) => person.contactId),
    ],
  }),
};
