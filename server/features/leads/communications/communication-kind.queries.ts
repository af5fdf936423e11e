import { crmCommunications } from '../../../../shared/leads/communications/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';
import { deadLinks } from '../possible.queries';

export const communicationKind: RecordKind = {
  entity: 'communication',
  table: crmCommunications,
  derived: ['about'],
  impossible: deadLinks('companyId', 'opportunityId'),
  touches: ({ companyId, contactIds, opportunityId }) => ({
    company: [companyId as number | null],
    contact: (contactIds ?? []) as number[],
    opportunity: [opportunityId as number | null],
  }),
};
