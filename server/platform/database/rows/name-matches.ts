import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Owner } from './owner';
import { literal } from './search';

/** Where the names of one kind of record are. */
export interface Named {
  table: PgTable & Record<'id' | 'userId' | 'deletedAt' | 'updatedAt', PgColumn>;
  /** The folded text that its search reads, which has an index. */
  folded: PgColumn;
  name: SQLWrapper;
  detail: SQLWrapper;
  /** Other words by which it is known; `byAlso` says that they alone find it. */
  also?: SQLWrapper;
  byAlso?: boolean;
  /** What else is told of it, as JSON. */
  more?: SQLWrapper;
  /** What it must be besides. */
  where?: SQL | undefined;
}

/** The most records of a kind that are looked at. */
const mostOfKind = 40;

/** A condition on a folded text, for which the search has an index, and its weight if a name fulfils it. */
interface Sought {
  points: number;
  isIn: (text: SQLWrapper) => SQL;
}

const wordIn = (word: string): Sought => ({
  points: 2,
  isIn: (text) => sql`${text} like '% ' || ${literal(word)} || '%'`,
});

/** A word of the same first letter, of which one half is the same: a slip is in one half only, if not in both. */
function slippedIn(word: string): Sought {
  const half = Math.max(3, Math.floor(word.length / 2));
  const ending = ` ${word[0]}[^ ]*${word.slice(-half)}`;
  return {
    points: 1,
    isIn: (text) => sql`(${text} like '% ' || ${literal(word.slice(0, half))} || '%' or ${text} ~ ${ending})`,
  };
}

/**
 * Selects kind, id, name and detail of the records whose names hold the beginning of one of the words, or one of
 * which a slipped word may be meant: those with more of them first. Words are letters and digits only.
 */
export function nameMatches(
  kind: string,
  {
    table,
    folded,
    name,
    detail,
    also = sql`null::text`,
    byAlso = false,
    more = sql`null::jsonb`,
    where,
  }: Named,
  owner: Owner,
  { words, slipped }: { words: readonly string[]; slipped: readonly string[] },
): SQL {
  const spaced = byAlso
    ? sql`fold(concat_ws(' ', '', ${name}, ${also}))`
    : sql`fold(' ' || coalesce(${name}, ''))`;
  const sought = [...words.map(wordIn), ...slipped.map(slippedIn)];
  const points = sql.join(
    sought.map(
      (each) => sql`(case when ${each.isIn(sql`called.text`)} then ${each.points}::integer else 0 end)`,
    ),
    sql` + `,
  );
  return sql`(select * from (select ${sql.raw(`'${kind}'`)} as kind, ${table.id} as id, ${name} as name, ${detail} as detail, ${also} as also, ${more} as more,
      ${points} as points, ${table.updatedAt} as changed from ${table}
      cross join lateral (select ${spaced} as text offset 0) as called
      where ${and(eq(table.userId, owner), isNull(table.deletedAt), or(...sought.map(({ isIn }) => isIn(folded))), where)}) as found
    where points > 0 order by points desc, changed desc, id limit ${mostOfKind})`;
}
