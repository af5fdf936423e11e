import { actEndpoints } from '../../acts/act-endpoints';
import { get, signedIn } from '../../http/endpoint';
import { changesAfter } from './schemas';

/** The acts on records of LEADMANAGER. */
export const leadActs = actEndpoints('/api/leads/acts');

export const leadChanges = {
  /**
   * Waits up to 25 seconds until somebody else than the caller has changed records, and answers the place of that act;
   * the given one when nobody has. Without one it answers at once.
   */
  next: get('/api/leads/changes', signedIn, changesAfter, {
    summary: 'Wait until somebody else changes records',
    isHeld: true,
  }).returns<{ after: number }>(),
};
