import { get, post, signedIn } from '../http/endpoint';
import { dismissal } from './schemas';

/** The suggestions that an account has hidden. Each call answers all of them. */
export const dismissalsApi = {
  list: get('/api/dismissals', signedIn).returns<string[]>(),
  add: post('/api/dismissals', signedIn, dismissal, { status: 200 }).returns<string[]>(),
  /** Shows a suggestion again. */
  remove: post('/api/dismissals/remove', signedIn, dismissal, {
    status: 200,
    summary: 'Show a suggestion again',
  }).returns<string[]>(),
};
