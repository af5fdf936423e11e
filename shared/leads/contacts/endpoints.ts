import { recordEndpoints } from '../record-endpoints';
import { contactBulk, contactChanges, contactQuery, contactSearch, newContact } from './schemas';
import type { crmContacts } from './tables';

export type Contact = Omit<
  typeof crmContacts.$inferSelect,
  'userId' | 'folded' | 'emails' | 'phoneDigits' | 'deletedAt'
>;

export const leadContacts = recordEndpoints<Contact, Contact>()('contacts', {
  query: contactQuery,
  searched: contactSearch,
  form: newContact,
  changes: contactChanges,
  bulk: contactBulk,
});
