import { get, patch, signedIn } from '../../http/endpoint';
import { settingsChanges } from './schemas';

/** What an account has set for LEADMANAGER. */
export interface LeadSettings {
  /** ISO 4217: the currency of sums, and of new amounts. */
  currency: string;
  /** ISO 3166 alpha-2: of phones without a country of their own. */
  country: string;
  /** Null until the account has reasons of its own. */
  lostReasons: string[] | null;
}

export const leadSettings = {
  read: get('/api/leads/settings', signedIn, undefined, {
    summary: 'Read the settings',
  }).returns<LeadSettings>(),
  update: patch('/api/leads/settings', signedIn, settingsChanges).returns<LeadSettings>(),
};
