import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';
import { deadLinks, eitherOf, takenEmails } from '../possible.queries';

export const contactKind: RecordKind = {
  entity: 'contact',
  table: crmContacts,
  keyed: ['own'],
  derived: [
    'companyName',
    'email',
    'phone',
    'emails',
    'phoneDigits',
    'firstTag',
    'openDeals',
    'lastContactedAt',
    'nextTaskAt',
  ],
  impossible: eitherOf(deadLinks('companyId'), takenEmails),
  touches: ({ companyId }) => ({ company: [companyId as number | null] }),
};
