import { get, post, signedIn } from '../../http/endpoint';
import type { crmConsents } from '../contacts/tables';
import { leadMessages } from '../messages';
import { newConsent } from './schemas';

export type Consent = Pick<
  typeof crmConsents.$inferSelect,
  'id' | 'purpose' | 'state' | 'wordingVersion' | 'source' | 'at'
>;

const missing = leadMessages['record.missing'];

export const leadConsents = {
  /** Everything that a contact has granted and withdrawn, the latest first; the first of each purpose is valid. */
  list: get('/api/leads/contacts/:id/consents', signedIn, undefined, { missing }).returns<Consent[]>(),
  add: post('/api/leads/contacts/:id/consents', signedIn, newConsent, { missing }).returns<Consent>(),
};
