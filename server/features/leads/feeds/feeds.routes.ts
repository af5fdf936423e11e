import { createHash } from 'node:crypto';
import { leadFeeds } from '../../../../shared/leads/feeds/endpoints';
import { urlFor } from '../../../../shared/http/params';
import type { FeatureDeps } from '../../../platform/feature';
import { hashToken, newToken } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/errors';
import { limit } from '../../../platform/http/limits/rate-limits';
import { route } from '../../../platform/http/route';
import { deleteFeed, findFeed, findFeedTasks, setFeed } from './feeds.queries';
import { taskCalendar } from './task-calendar';

/** The limit on reads of calendars from one address; a calendar service reads those of many people. */
export const calendarReads = limit('calendarReads', { points: 600, seconds: 5 * 60 });

/** The limit on reads of one calendar, whoever reads it; calendars ask once an hour, and a few people share one. */
export const readsOfCalendar = limit('readsOfCalendar', { points: 30, seconds: 5 * 60 });

/** Milliseconds for which an overdue task stays in the calendar. */
const shownFor = 365 * 24 * 60 * 60 * 1_000;

export const feedRoutes = ({ db, config, limits, now }: FeatureDeps) => [
  route(leadFeeds.read, ({ owner, user }) => findFeed(db, { owner, member: user.id })),

  route(leadFeeds.renew, async ({ owner, user }) => {
    const token = newToken();
    const feed = await setFeed(db, { owner, member: user.id }, hashToken(token), now());
    return { ...feed, url: config.publicUrl + urlFor(leadFeeds.calendar, { token }) };
  }),

  route(leadFeeds.remove, async ({ owner, user }) => {
    await deleteFeed(db, { owner, member: user.id });
    return null;
  }),

  route(leadFeeds.calendar, async ({ params, address }) => {
    await limits.count(calendarReads, address);
    const token = hashToken(params.token);
    await limits.count(readsOfCalendar, token);
    const dueSince = new Date(now().getTime() - shownFor);
    const tasks = await findFeedTasks(db, token, dueSince);
    if (!tasks) throw notFound();
    const content = taskCalendar(tasks, config.publicUrl);
    return { content, tag: createHash('sha256').update(content).digest('base64url').slice(0, 22) };
  }),
];
