import { z } from 'zod';
import { actEndpoints } from '../../acts/act-endpoints';
import { get, signedIn } from '../../http/endpoint';
import { largestId } from '../../row-ids';

/** The acts on records of LEADMANAGER. */
export const leadActs = actEndpoints('/api/leads/acts');

export const leadChanges = {
  /**
   * Waits up to 25 seconds until somebody else than the caller has changed records, and answers the place of that act;
   * the given one when nobody has. Without one it answers at once.
   */
  next: get(
    '/api/leads/changes',
    signedIn,
    z.object({ after: z.coerce.number<string | number>().int().min(0).max(largestId).optional() }),
    { summary: 'Wait until somebody else changes records', isHeld: true },
  ).returns<{ after: number }>(),
};
