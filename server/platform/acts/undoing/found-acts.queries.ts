import { or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { acts, events } from '../../../../shared/acts/tables';
import type { Owner } from '../../database/rows/owner';
import { searching } from '../../database/rows/search';
import { mostEvents, type NamedKinds } from './named-kinds';

/** The acts that wrote a record of an owner which stands in its table, be it in the bin, and is found by some words. */
function ofRecords(owner: Owner, kinds: NamedKinds, holds: (folded: SQL) => SQL | undefined) {
  const found = Object.entries(kinds).map(
    ([entity, { table, folded }]) => sql`select ${entity}::text, ${table.id} from ${table as PgTable}
      where ${table.userId} = ${owner} and ${holds(folded)}`,
  );
  if (found.length === 0) return undefined;
  return sql`${acts.id} in (select ${events.act} from ${events} where ${events.userId} = ${owner}
    and (${events.entity}, ${events.entityId}) in (${sql.join(found, sql` union all `)}))`;
}

/** The acts on a record that is no longer there, whose name is known from what was made or removed. */
function ofGone(owner: Owner, kinds: NamedKinds, holds: (folded: SQL) => SQL | undefined) {
  const names = Object.entries(kinds).map(
    ([entity, { told }]) =>
      sql`when ${entity} then ${told(
        sql`(case ${events.verb} when 'created' then ${events.after} else ${events.before} end)`,
      )}`,
  );
  if (names.length === 0) return undefined;
  const name = sql`coalesce(case ${events.entity} ${sql.join(names, sql` `)} end, '')`;
  return sql`(${acts.count} <= ${mostEvents} and exists (select from ${events}
    where ${events.act} = ${acts.id} and ${events.userId} = ${owner} and ${events.entity} = ${acts.entity}
      and ${events.verb} in ('created', 'removed') and ${holds(sql`search_words(${name})`)}))`;
}

/** The acts on records, or by people, whose names hold all the words; undefined where no word is typed. */
export function foundActs(owner: Owner, kinds: NamedKinds, words: string | undefined): SQL | undefined {
  const holds = (folded: SQL) => searching(folded, words, { begins: true });
  const byPerson = holds(sql`search_words(coalesce(${acts.actor} ->> 'name', ''))`);
  return byPerson && or(byPerson, ofRecords(owner, kinds, holds), ofGone(owner, kinds, holds));
}
