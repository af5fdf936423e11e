import { contactFields } from '../../../../shared/leads/contacts/fields';
import { derivedNames } from '../../../../shared/leads/fields/field-table';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';
import { deadLinks, eitherOf, takenEmails } from '../possible.queries';

export const contactKind: RecordKind<FieldsOf<typeof crmContacts>> = {
  entity: 'contact',
  table: crmContacts,
  keyed: ['own'],
  derived: [...derivedNames(contactFields), 'emails', 'phoneDigits'],
  impossible: eitherOf(deadLinks('companyId'), takenEmails),
  touches: ({ companyId }) => ({ company: [companyId] }),
};
