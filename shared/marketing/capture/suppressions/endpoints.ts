import { get, post, signedIn } from '../../../http/endpoint';
import type { Page } from '../../../list/page';
import { marketingMessages } from '../../messages';
import type { marketingSuppressions } from '../consents/tables';
import { newSuppression, suppressionQuery } from './schemas';

/** An address that a company never writes to; `email` is null after an erasure. */
export type Suppression = Omit<typeof marketingSuppressions.$inferSelect, 'userId' | 'emailHash'>;

export const suppressionsApi = {
  /** Newest first. */
  list: get('/api/marketing/suppressions', signedIn, suppressionQuery).returns<Page<Suppression>>(),
  /** Nothing but a new opt-in of the person ends it; adding an address again changes nothing. */
  add: post('/api/marketing/suppressions', signedIn, newSuppression, {
    missing: marketingMessages['company.missing'],
  }).returns<Suppression>(),
};
