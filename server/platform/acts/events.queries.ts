import type { Entity } from '../../../shared/acts/entities';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { acts, events } from '../../../shared/acts/tables';
import { imports } from '../../../shared/imports/tables';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { statement, type Given } from '../database/statement';

const { id, act, at, actor, verb, origin, before, after } = events;
const isUndone = sql<boolean>`(${acts.undoneBy} is not null or ${acts.undoes} is not null)`;

/**
 * Lists the changes of a record, newest first, at most 500. `source` returns the origin of an event that no import
 * wrote.
 */
export function changesWith(source: SQL) {
  const ofRecord = statement((db, given: Given<{ owner: Owner; entity: Entity; record: number }>) =>
    db
      .select({
        id,
        act,
        at,
        actor,
        verb,
        origin,
        before,
        after,
        isUndone,
        source: sql<string | null>`coalesce(${imports.fileName}, ${source})`,
      })
      .from(events)
      .innerJoin(acts, eq(acts.id, act))
      .leftJoin(imports, and(eq(imports.act, act), eq(imports.userId, given.owner)))
      .where(
        and(
          eq(events.userId, given.owner),
          eq(events.entity, given.entity),
          eq(events.entityId, given.record),
        ),
      )
      .orderBy(desc(id))
      .limit(500),
  );
  return (db: Db, owner: Owner, entity: Entity, record: number) => ofRecord(db, { owner, entity, record });
}

/** The changes of a record, newest first, at most 500. */
export const listChanges = changesWith(sql`null`);
