import { everyone, get, post } from '../../../http/endpoint';

/** The addresses in the mails; unknown tokens answer the same. */
export const unsubscribeApi = {
  /** One button, in the lead's language; it changes nothing. */
  page: get('/u/:token', everyone, undefined, { summary: 'Show the unsubscribe page' }).returnsContent(
    'text/html',
  ),
  /** Whatever it is sent (RFC 8058): withdraws, suppresses and stops. */
  confirm: post('/u/:token', everyone, undefined, { summary: 'Unsubscribe', status: 200 }).returnsContent(
    'text/html',
  ),
};
