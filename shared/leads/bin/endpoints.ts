import type { BinCount, BinnedRecord, Done } from '../../acts/record';
import { get, post, signedIn } from '../../http/endpoint';
import type { Page } from '../../list/page';
import type { RecordEntity } from '../entities';
import { binQuery, restored } from './schemas';

export const leadBin = {
  /** The records in the bin, of one entity or of all, the latest first. */
  list: get('/api/leads/bin', signedIn, binQuery, { summary: 'List the records in the bin' }).returns<
    Page<BinnedRecord<RecordEntity>>
  >(),
  counts: get('/api/leads/bin/counts', signedIn, undefined, {
    summary: 'Count the records in the bin by entity',
  }).returns<BinCount<RecordEntity>[]>(),
  restore: post('/api/leads/bin/restore', signedIn, restored, {
    summary: 'Restore records from the bin',
    status: 200,
  }).returns<Done>(),
};
