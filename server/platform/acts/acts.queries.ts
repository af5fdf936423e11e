import type { Entity } from '../../../shared/acts/entities';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Act, acts, type Event, events } from '../../../shared/acts/tables';
import type { Db } from '../database/database';
import { among } from '../database/rows/many';
import type { Owner } from '../database/rows/owner';
import type { Doing } from './act';

/** Begins an act and resolves to its id. */
export async function insertAct(
  tx: Db,
  { owner, actor, kind, entity, at, undoes, request }: Doing,
): Promise<string> {
  const [row] = await tx
    .insert(acts)
    .values({ userId: owner, actor, kind, entity, at, undoes, request })
    .returning({ id: acts.id });
  return (row as { id: string }).id;
}

/** The id of the act that carried out a proposal; undefined if none did. */
export async function findActOf(db: Db, owner: Owner, request: string): Promise<string | undefined> {
  const [act] = await db
    .select({ id: acts.id })
    .from(acts)
    .where(and(eq(acts.userId, owner), eq(acts.request, request)));
  return act?.id;
}

/** Adds to the number of changes of an act; an act without any is deleted. */
export async function addToAct(tx: Db, id: string, added: number): Promise<void> {
  if (added === 0) return void (await tx.delete(acts).where(and(eq(acts.id, id), eq(acts.count, 0))));
  const count = sql`${acts.count} + ${added}`;
  await tx.update(acts).set({ count }).where(eq(acts.id, id));
}

/**
 * The place of the newest act of an account among some entities; after an act, of those by others than a person, and
 * the place of that act when there are none. Zero in an account without any.
 */
export async function findNewest(
  db: Db,
  owner: Owner,
  { entities, after, person }: { entities: readonly Entity[]; after: number | undefined; person: number },
): Promise<number> {
  const isOthers = sql`(${acts.actor} ->> 'id')::int is distinct from ${person}::int`;
  const [row] = await db
    .select({ place: sql<number | null>`max(${acts.place})` })
    .from(acts)
    .where(
      and(
        eq(acts.userId, owner),
        inArray(acts.entity, [...entities]),
        gt(acts.count, 0),
        after === undefined ? undefined : and(gt(acts.place, after), isOthers),
      ),
    );
  return row?.place ?? after ?? 0;
}

/** Locks an act of this owner, so that two requests cannot undo it at the same time. */
export async function lockAct(tx: Db, owner: Owner, id: string): Promise<Act | undefined> {
  const [act] = await tx
    .select()
    .from(acts)
    .where(and(eq(acts.id, id), eq(acts.userId, owner)))
    .for('update');
  return act;
}

/** Marks an act as undone by another one. */
export const setUndone = (tx: Db, id: string, undoneBy: string): PromiseLike<unknown> =>
  tx
    .update(acts)
    .set({ undoneBy })
    .where(and(eq(acts.id, id), isNull(acts.undoneBy)));

/** Events of an act, newest first, before an id. */
export const listEvents = (
  db: Db,
  owner: Owner,
  act: string,
  { before, limit }: { before: number; limit: number },
): PromiseLike<Event[]> =>
  db
    .select()
    .from(events)
    .where(and(eq(events.userId, owner), eq(events.act, act), lt(events.id, before)))
    .orderBy(desc(events.id))
    .limit(limit);

/** Events of an act on some records of an entity, newest first. */
export const listEventsOf = (
  db: Db,
  owner: Owner,
  act: string,
  { entity, ids }: { entity: Entity; ids: readonly number[] },
): PromiseLike<Event[]> =>
  db
    .select()
    .from(events)
    .where(
      and(
        eq(events.userId, owner),
        eq(events.entity, entity),
        among(events.entityId, ids),
        eq(events.act, act),
      ),
    )
    .orderBy(desc(events.id));

/** The ids of the acts that began after a given one. */
export async function listLaterActs(db: Db, owner: Owner, place: number): Promise<string[]> {
  const rows = await db
    .select({ id: acts.id })
    .from(acts)
    .where(and(eq(acts.userId, owner), gt(acts.place, place)));
  return rows.map(({ id }) => id);
}
