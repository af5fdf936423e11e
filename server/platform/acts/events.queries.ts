import { and, desc, eq } from 'drizzle-orm';
import { events } from '../../../shared/acts/tables';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { statement, type Given } from '../database/statement';

const { id, act, at, actor, verb, origin, before, after } = events;

const ofRecord = statement((db, given: Given<{ owner: Owner; entity: string; record: number }>) =>
  db
    .select({ id, act, at, actor, verb, origin, before, after })
    .from(events)
    .where(
      and(eq(events.userId, given.owner), eq(events.entity, given.entity), eq(events.entityId, given.record)),
    )
    .orderBy(desc(id))
    .limit(500),
);

/** The changes of a record, newest first, at most 500. */
export const listChanges = (db: Db, owner: Owner, entity: string, record: number) =>
  ofRecord(db, { owner, entity, record });
