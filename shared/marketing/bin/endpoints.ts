import type { BinCount, BinnedRecord, Done } from '../../acts/record';
import { get, post, signedIn } from '../../http/endpoint';
import type { Page } from '../../list/page';
import type { MarketingBinned } from './scales';
import { marketingBinQuery, marketingRestored } from './schemas';

export const marketingBin = {
  /** The records in the bin, of one entity or of all, the latest first. */
  list: get('/api/marketing/bin', signedIn, marketingBinQuery, {
    summary: 'List the records in the bin',
  }).returns<Page<BinnedRecord<MarketingBinned>>>(),
  counts: get('/api/marketing/bin/counts', signedIn, undefined, {
    summary: 'Count the records in the bin by entity',
  }).returns<BinCount<MarketingBinned>[]>(),
  restore: post('/api/marketing/bin/restore', signedIn, marketingRestored, {
    summary: 'Restore records from the bin',
    status: 200,
  }).returns<Done>(),
};
