import { contactFields } from '../../../../shared/leads/contacts/fields';
import { derivedNames } from '../../../../shared/leads/fields/field-table';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';
import type { OwnedFields } from '../fields/owned-fields';
import { deadLinks, eitherOf, takenEmails } from '../possible.queries';

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    contact: OwnedFields<typeof crmContacts>;
  }
}

export const contactKind: RecordKind<'contact'> = {
  entity: 'contact',
  table: crmContacts,
  keyed: ['own'],
  derived: [...derivedNames(contactFields), 'emails', 'phoneDigits'],
  impossible: eitherOf(deadLinks('companyId', 'assigneeId'), takenEmails),
  touches: ({ companyId }) => ({ company: [companyId] }),
};
