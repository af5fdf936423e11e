import { get, post, signedIn } from '../../http/endpoint';
import type { Done } from '../../acts/record';
import { sampleMessages } from './messages';

export const leadSamples = {
  /** The act that loaded samples which still exist; undoing it removes them. */
  shown: get('/api/leads/samples', signedIn, undefined, {
    summary: 'Find the act that loaded the sample records',
  }).returns<{ act: string | null }>(),
  /** Fills an account without contacts; undoing the act removes everything that has not been changed since. */
  load: post('/api/leads/samples', signedIn, undefined, {
    summary: 'Load sample records',
    conflicts: [sampleMessages['samples.taken']],
  }).returns<Done>(),
};
