import type { Entity } from '../../../shared/acts/entities';
import { and, asc, eq, getTableColumns, getTableName, gt, inArray, type SQL } from 'drizzle-orm';
import { type Act, acts, events } from '../../../shared/acts/tables';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';

const batch = 500;

/**
 * The acts of an account on some entities with their changes, oldest first, one row at a time with its table's name:
 * part of the download of the account's data.
 */
export async function* exportHistory(db: Db, owner: Owner, entities: readonly Entity[]) {
  const { userId, ...columns } = getTableColumns(acts);
  for (let after = 0; ; ) {
    const page = await db
      .select(columns)
      .from(acts)
      .where(and(eq(userId, owner), inArray(acts.entity, [...entities]), gt(acts.place, after)))
      .orderBy(asc(acts.place))
      .limit(batch);
    for (const act of page) yield { table: getTableName(acts), ...act };
    for (const where of groupsOf(page)) yield* changesIn(db, owner, where);
    if (page.length < batch) return;
    after = (page.at(-1) as { place: number }).place;
  }
}

/**
 * Reads several small acts in one query but an import by itself, so that each page of an import's changes starts
 * where the last one ended.
 */
function groupsOf(page: readonly Pick<Act, 'id' | 'count'>[]): SQL[] {
  const small = page.filter(({ count }) => count <= batch).map(({ id }) => id);
  const large = page.filter(({ count }) => count > batch);
  return [
    ...(small.length > 0 ? [inArray(events.act, small)] : []),
    ...large.map(({ id }) => eq(events.act, id)),
  ];
}

async function* changesIn(db: Db, owner: Owner, where: SQL) {
  const { userId, ...columns } = getTableColumns(events);
  for (let after = 0; ; ) {
    const page = await db
      .select(columns)
      .from(events)
      .where(and(eq(userId, owner), where, gt(events.id, after)))
      .orderBy(asc(events.id))
      .limit(batch);
    for (const event of page) yield { table: getTableName(events), ...event };
    if (page.length < batch) return;
    after = (page.at(-1) as { id: number }).id;
  }
}
