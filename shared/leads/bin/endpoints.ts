import { get, post, signedIn } from '../../http/endpoint';
import type { Page } from '../../list/page';
import type { BinnedRecord, Done } from '../../acts/record';
import { binQuery, restored } from './schemas';

export const leadBin = {
  /** The records of one entity in the bin, the latest first. */
  list: get('/api/leads/bin', signedIn, binQuery, { summary: 'List the records in the bin' }).returns<
    Page<BinnedRecord>
  >(),
  restore: post('/api/leads/bin/restore', signedIn, restored, {
    summary: 'Restore records from the bin',
    status: 200,
  }).returns<Done>(),
};
