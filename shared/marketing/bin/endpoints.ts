import type { BinnedRecord, Done } from '../../acts/record';
import { get, post, signedIn } from '../../http/endpoint';
import type { Page } from '../../list/page';
import { marketingBinQuery, marketingRestored } from './schemas';

export const marketingBin = {
  /** The records of one entity in the bin, the latest first. */
  list: get('/api/marketing/bin', signedIn, marketingBinQuery, {
    summary: 'List the records in the bin',
  }).returns<Page<BinnedRecord>>(),
  restore: post('/api/marketing/bin/restore', signedIn, marketingRestored, {
    summary: 'Restore records from the bin',
    status: 200,
  }).returns<Done>(),
};
