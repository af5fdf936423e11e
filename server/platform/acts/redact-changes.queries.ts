import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { acts, events } from '../../../shared/acts/tables';
import type { Db } from '../database/database';
import { among } from '../database/rows/many';
import type { Owner } from '../database/rows/owner';
import type { Finder } from '../redacting/finder';
import { mayHold } from '../redacting/found-in';
import { withoutPerson } from '../redacting/without-person';
import { idsIn, type RecordIds } from './record-kind';

const batch = 1000;

const { id, userId, before, after } = events;

/**
 * Removes a person from one batch of events; resolves to the batch's last event, or undefined after the last batch.
 */
async function redactBatch(tx: Db, owner: Owner, finder: Finder, from: number, of: SQL | undefined) {
  const held = sql`(${mayHold(sql`${before}::text`, finder)} or ${mayHold(sql`${after}::text`, finder)})`;
  const rows = await tx
    .select({ id, before, after })
    .from(events)
    .where(and(eq(userId, owner), gt(id, from), of, held))
    .orderBy(id)
    .limit(batch);
  const changed = rows.flatMap((row) => {
    const without = { before: withoutPerson(row.before, finder), after: withoutPerson(row.after, finder) };
    const isSame = JSON.stringify(without) === JSON.stringify({ before: row.before, after: row.after });
    return isSame ? [] : [{ id: row.id, ...without }];
  });
  if (changed.length > 0) {
    await tx.execute(sql`update ${events} set before = changed.before, after = changed.after
      from jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb)
        as changed (id bigint, before jsonb, after jsonb)
      where ${events}.id = changed.id and ${eq(userId, owner)}`);
  }
  return rows.length < batch ? undefined : rows.at(-1)?.id;
}

const eventsOf = (records: RecordIds) =>
  or(
    ...idsIn(records).map(([entity, ids]) =>
      and(eq(events.entity, entity), among(events.entityId, ids as number[])),
    ),
  );

/** Removes a person from the recorded changes of some records, or of all. */
export async function redactEvents(tx: Db, owner: Owner, finder: Finder, of?: RecordIds): Promise<void> {
  const some = of && (eventsOf(of) ?? sql`false`);
  for (let from: number | undefined = 0; from !== undefined; ) {
    from = await redactBatch(tx, owner, finder, from, some);
  }
}

/**
 * Removes a person from the recorded changes of others and from the names of actors, since a visitor acts under their
 * own name.
 */
export async function redactChanges(tx: Db, owner: Owner, finder: Finder): Promise<void> {
  await redactEvents(tx, owner, finder);
  for (const table of [events, acts]) {
    const isVisitor = sql`${table.actor} ->> 'kind' = 'visitor'`;
    const name = sql<string>`${table.actor} ->> 'name'`;
    const visitors = await tx
      .selectDistinct({ name })
      .from(table)
      .where(and(eq(table.userId, owner), isVisitor, mayHold(name, finder)));
    const theirs = visitors.filter((visitor) => finder.finds(visitor.name)).map((visitor) => visitor.name);
    if (theirs.length === 0) continue;
    await tx
      .update(table)
      .set({ actor: sql`jsonb_set(${table.actor}, '{name}', '"…"')` })
      .where(
        and(
          eq(table.userId, owner),
          isVisitor,
          sql`${name} = any(array(
        select jsonb_array_elements_text(${JSON.stringify(theirs)}::text::jsonb)))`,
        ),
      );
  }
}
