import { get, signedIn } from '../../http/endpoint';
import { leadMessages } from '../messages';
import {
  exportedCommunications,
  exportedCompanies,
  exportedContacts,
  exportedOpportunities,
  exportedTasks,
} from './schemas';

const missing = leadMessages['record.missing'];

/**
 * Lists as they are searched and filtered, in our own columns (`exportHeaders`), the oldest first: in Spanish with a
 * semicolon between the cells, in English with a comma.
 */
export const leadExports = {
  contacts: get('/api/leads/exports/contacts.csv', signedIn, exportedContacts).returnsFile('text/csv'),
  companies: get('/api/leads/exports/companies.csv', signedIn, exportedCompanies).returnsFile('text/csv'),
  opportunities: get('/api/leads/exports/opportunities.csv', signedIn, exportedOpportunities).returnsFile(
    'text/csv',
  ),
  communications: get('/api/leads/exports/communications.csv', signedIn, exportedCommunications).returnsFile(
    'text/csv',
  ),
  tasks: get('/api/leads/exports/tasks.csv', signedIn, exportedTasks).returnsFile('text/csv'),
  /** Contacts as vCards 3.0. */
  cards: get('/api/leads/exports/contacts.vcf', signedIn, exportedContacts).returnsFile('text/vcard'),
};

export const contactFiles = {
  card: get('/api/leads/contacts/:id.vcf', signedIn, undefined, { missing }).returnsFile('text/vcard'),
  /** All that is stored about a person. */
  data: get('/api/leads/contacts/:id.json', signedIn, undefined, { missing }).returnsFile('application/json'),
};
