import { and, asc, eq, getTableColumns, gte, isNull, or } from 'drizzle-orm';
import type { Feed } from '../../../../shared/leads/feeds/endpoints';
import { memberFeeds } from '../../../../shared/leads/feeds/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

const { createdAt } = memberFeeds;

/** Whose calendar, in which account. */
export interface Whose {
  owner: Owner;
  member: number;
}

const isOf = ({ owner, member }: Whose) =>
  and(eq(memberFeeds.userId, owner), eq(memberFeeds.memberId, member));

export async function findFeed(db: Db, whose: Whose): Promise<Feed | null> {
  const [feed] = await db.select({ createdAt }).from(memberFeeds).where(isOf(whose));
  return feed ?? null;
}

/** Stores the token of a member's only feed, in place of the one before. */
export async function setFeed(db: Db, { owner, member }: Whose, tokenHash: string, now: Date): Promise<Feed> {
  const made = { tokenHash, createdAt: now };
  const [feed] = await db
    .insert(memberFeeds)
    .values({ userId: owner, memberId: member, ...made })
    .onConflictDoUpdate({ target: [memberFeeds.userId, memberFeeds.memberId], set: made })
    .returning({ createdAt });
  return feed as Feed;
}

export const deleteFeed = (db: Db, whose: Whose) => db.delete(memberFeeds).where(isOf(whose));

/** The most tasks in a calendar. */
const most = 2_000;

const { id, title, about, dueAt, isAllDay, priority, updatedAt, version } = getTableColumns(crmTasks);

/**
 * The open tasks of the account that a token belongs to which are its member's or nobody's, the first due first;
 * undefined when it belongs to none.
 */
export async function findFeedTasks(db: Db, tokenHash: string, dueSince: Date) {
  const rows = await db
    .select({ task: { id, title, about, dueAt, isAllDay, priority, updatedAt, version } })
    .from(memberFeeds)
    .leftJoin(
      crmTasks,
      and(
        eq(crmTasks.userId, memberFeeds.userId),
        or(isNull(crmTasks.assigneeId), eq(crmTasks.assigneeId, memberFeeds.memberId)),
        isNull(crmTasks.deletedAt),
        isNull(crmTasks.doneAt),
        gte(dueAt, dueSince),
      ),
    )
    .where(eq(memberFeeds.tokenHash, tokenHash))
    .orderBy(asc(dueAt), asc(id))
    .limit(most);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ task }) => (task?.dueAt ? { ...task, dueAt: task.dueAt } : []));
}
