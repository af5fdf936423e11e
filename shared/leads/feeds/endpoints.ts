import { del, everyone, get, post, signedIn } from '../../http/endpoint';
import { feedMessages } from './messages';
import type { memberFeeds } from './tables';

/** The secret address of a member's calendar feed; only the response that creates it shows it. */
export type Feed = Pick<typeof memberFeeds.$inferSelect, 'createdAt'>;
export type NewFeed = Feed & { url: string };

const missing = feedMessages['feed.missing'];

export const leadFeeds = {
  /** Null without one. */
  read: get('/api/leads/feed', signedIn, undefined, {
    summary: 'Read the state of the calendar feed',
  }).returns<Feed | null>(),
  /** Makes an address; the one before stops working. */
  renew: post('/api/leads/feed', signedIn, undefined, {
    summary: 'Create a new address for the calendar feed',
    readersToo: true,
  }).returns<NewFeed>(),
  remove: del('/api/leads/feed', signedIn, undefined, {
    summary: 'Remove the calendar feed',
    readersToo: true,
  }).returns<null>(),
  /** The open tasks with a due date that are the member's or nobody's, as events (RFC 5545). */
  calendar: get('/feeds/:token.ics', everyone, undefined, {
    summary: 'Read the tasks as a calendar',
    missing,
  }).returnsTagged('text/calendar'),
};
