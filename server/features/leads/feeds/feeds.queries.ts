import { and, asc, eq, getTableColumns, gte, isNull } from 'drizzle-orm';
import type { Feed } from '../../../../shared/leads/feeds/endpoints';
import { crmFeeds } from '../../../../shared/leads/feeds/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

const { createdAt } = crmFeeds;

export async function findFeed(db: Db, owner: Owner): Promise<Feed | null> {
  const [feed] = await db.select({ createdAt }).from(crmFeeds).where(eq(crmFeeds.userId, owner));
  return feed ?? null;
}

/** Stores the token of an account's only feed, in place of the one before. */
export async function setFeed(db: Db, owner: Owner, tokenHash: string, now: Date): Promise<Feed> {
  const made = { tokenHash, createdAt: now };
  const [feed] = await db
    .insert(crmFeeds)
    .values({ userId: owner, ...made })
    .onConflictDoUpdate({ target: crmFeeds.userId, set: made })
    .returning({ createdAt });
  return feed as Feed;
}

export const deleteFeed = (db: Db, owner: Owner) => db.delete(crmFeeds).where(eq(crmFeeds.userId, owner));

/** The most tasks in a calendar. */
const most = 2_000;

const { id, title, about, dueAt, isAllDay, priority, updatedAt, version } = getTableColumns(crmTasks);

/** The open tasks of the account that a token belongs to, the first due first; undefined when it belongs to none. */
export async function findFeedTasks(db: Db, tokenHash: string, dueSince: Date) {
  const rows = await db
    .select({ task: { id, title, about, dueAt, isAllDay, priority, updatedAt, version } })
    .from(crmFeeds)
    .leftJoin(
      crmTasks,
      and(
        eq(crmTasks.userId, crmFeeds.userId),
        isNull(crmTasks.deletedAt),
        isNull(crmTasks.doneAt),
        gte(dueAt, dueSince),
      ),
    )
    .where(eq(crmFeeds.tokenHash, tokenHash))
    .orderBy(asc(dueAt), asc(id))
    .limit(most);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ task }) => (task?.dueAt ? { ...task, dueAt: task.dueAt } : []));
}
