import { crmCommunications } from '../../../../shared/leads/communications/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';

export const communicationKind: RecordKind = {
  entity: 'communication',
  table: crmCommunications,
  derived: ['about'],
  touches: ({ companyId, contactIds, opportunityId }) => ({
    company: [companyId as number | null],
    contact: (contactIds ?? []) as number[],
    opportunity: [opportunityId as number | null],
  }),
};
