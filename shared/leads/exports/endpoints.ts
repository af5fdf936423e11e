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

/** Whoever takes a whole list away has shown today that it is them. */
const whole = { proof: 'today' } as const;

/**
 * Lists as searched and filtered, with our own columns (`exportHeaders`), oldest first: in Spanish with semicolons,
 * in English with commas.
 */
export const leadExports = {
  contacts: get('/api/leads/exports/contacts.csv', signedIn, exportedContacts, whole).returnsFile('text/csv'),
  companies: get('/api/leads/exports/companies.csv', signedIn, exportedCompanies, whole).returnsFile(
    'text/csv',
  ),
  opportunities: get(
    '/api/leads/exports/opportunities.csv',
    signedIn,
    exportedOpportunities,
    whole,
  ).returnsFile('text/csv'),
  communications: get(
    '/api/leads/exports/communications.csv',
    signedIn,
    exportedCommunications,
    whole,
  ).returnsFile('text/csv'),
  tasks: get('/api/leads/exports/tasks.csv', signedIn, exportedTasks, whole).returnsFile('text/csv'),
  /** Contacts as vCards 3.0. */
  cards: get('/api/leads/exports/contacts.vcf', signedIn, exportedContacts, whole).returnsFile('text/vcard'),
};

export const contactFiles = {
  card: get('/api/leads/contacts/:id.vcf', signedIn, undefined, { missing }).returnsFile('text/vcard'),
  /** Everything stored about a person. */
  data: get('/api/leads/contacts/:id.json', signedIn, undefined, { missing }).returnsFile('application/json'),
};
