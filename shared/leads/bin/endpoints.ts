import { get, post, signedIn } from '../../http/endpoint';
import type { Page } from '../../list/page';
import type { Done } from '../record-endpoints';
import { binQuery, restored } from './schemas';

/** A record in the bin; it is deleted for good thirty days after `deletedAt`. */
export interface BinnedRecord {
  id: number;
  name: string | null;
  deletedAt: Date;
}

export const leadBin = {
  /** The records of one entity in the bin, the latest first. */
  list: get('/api/leads/bin', signedIn, binQuery).returns<Page<BinnedRecord>>(),
  restore: post('/api/leads/bin/restore', signedIn, restored, { status: 200 }).returns<Done>(),
};
