import { everyone, get } from '../../../http/endpoint';
import { publicationMessages } from '../messages';

const missing = publicationMessages['publication.missing'];

/** The feed of an RSS channel, which anybody reads who knows its address. */
export const marketingFeeds = {
  read: get('/feeds/:token.xml', everyone, undefined, {
    summary: 'Read the feed of a channel',
    missing,
  }).returnsTagged('application/xml'),
  /** The picture of one of its items, which other sites show too. */
  picture: get('/feeds/:token/:key.png', everyone, undefined, {
    summary: 'Read a picture of a feed',
    missing,
    cors: true,
  }).returnsPicture(['image/png']),
};
