import { and, eq, sql } from 'drizzle-orm';
import { acts, events } from '../../../shared/acts/tables';
import type { Db } from '../database/database';
import { withoutFound } from '../database/rows/without-found';
import type { Owner } from '../database/rows/owner';

/** Takes a person out of what was recorded of others, and out of who did it: a visitor acts by their own name. */
export async function redactChanges(tx: Db, owner: Owner, pattern: string): Promise<void> {
  const { before, after } = events;
  await tx
    .update(events)
    .set({ before: withoutFound(sql`${before}`, pattern), after: withoutFound(sql`${after}`, pattern) })
    .where(
      and(eq(events.userId, owner), sql`(${before}::text ~* ${pattern} or ${after}::text ~* ${pattern})`),
    );
  for (const table of [events, acts]) {
    await tx
      .update(table)
      .set({ actor: sql`jsonb_set(${table.actor}, '{name}', '"…"')` })
      .where(
        and(
          eq(table.userId, owner),
          sql`${table.actor} ->> 'kind' = 'visitor' and ${table.actor} ->> 'name' ~* ${pattern}`,
        ),
      );
  }
}
