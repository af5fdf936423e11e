import { everyone, get } from '../../http/endpoint';
import { linkMessages } from './messages';

export const marketingLinksApi = {
  follow: get('/r/:code', everyone, undefined, { missing: linkMessages['link.missing'] }).redirects(302),
};
