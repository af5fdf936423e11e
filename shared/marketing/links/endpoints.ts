import { everyone, get } from '../../http/endpoint';
import { linkMessages } from './messages';

export const marketingLinksApi = {
  follow: get('/r/:code', everyone, undefined, {
    summary: 'Follow a short link',
    missing: linkMessages['link.missing'],
  }).redirects(302),
};
