import { get, signedIn } from '../http/endpoint';
import type { Today } from './today';

export const todayApi = {
  read: get('/api/today', signedIn, undefined, {
    summary: 'List what waits for the account over all portals',
  }).returns<Today>(),
};
