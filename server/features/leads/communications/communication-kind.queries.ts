import { communicationFields } from '../../../../shared/leads/communications/fields';
import { derivedNames } from '../../../../shared/leads/fields/field-table';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';
import { deadLinks } from '../possible.queries';

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    communication: FieldsOf<typeof crmCommunications>;
  }
}

export const communicationKind: RecordKind<'communication'> = {
  entity: 'communication',
  table: crmCommunications,
  derived: [...derivedNames(communicationFields), 'awaitsAnswer'],
  impossible: deadLinks('companyId', 'opportunityId'),
  touches: ({ companyId, contactIds, opportunityId }) => ({
    company: [companyId],
    contact: contactIds ?? [],
    opportunity: [opportunityId],
  }),
};
