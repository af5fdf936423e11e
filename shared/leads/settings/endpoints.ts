import { get, patch, signedIn } from '../../http/endpoint';
import { settingsChanges } from './schemas';

/** The settings of an account for LEADMANAGER. */
export interface LeadSettings {
  /** ISO 4217: the currency of sums, and the default of new amounts. */
  currency: string;
  /** ISO 3166 alpha-2: the country of phones without a country code. */
  country: string;
  /** Null while the account uses the default reasons. */
  lostReasons: string[] | null;
}

export const leadSettings = {
  read: get('/api/leads/settings', signedIn, undefined, {
    summary: 'Read the settings',
  }).returns<LeadSettings>(),
  update: patch('/api/leads/settings', signedIn, settingsChanges).returns<LeadSettings>(),
};
