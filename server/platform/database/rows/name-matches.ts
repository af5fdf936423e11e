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

/**
 * Selects kind, id, name and detail of the records whose names hold the beginning of one of the words, or one of the
 * pieces: those with more of them first. The search's text finds them, since it has the index.
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
  { words, pieces }: { words: readonly string[]; pieces: readonly string[] },
): SQL {
  const spaced = byAlso
    ? sql`fold(concat_ws(' ', '', ${name}, ${also}))`
    : sql`fold(' ' || coalesce(${name}, ''))`;
  const found = [
    ...words.map((word) => sql`${folded} like '% ' || ${literal(word)} || '%'`),
    ...pieces.map((piece) => sql`${folded} like '%' || ${literal(piece)} || '%'`),
  ];
  const points = sql.join(
    [
      ...words.map(
        (word) => sql`(case when ${spaced} like '% ' || ${literal(word)} || '%' then 2 else 0 end)`,
      ),
      ...pieces.map(
        (piece) => sql`(case when ${spaced} like '%' || ${literal(piece)} || '%' then 1 else 0 end)`,
      ),
    ],
    sql` + `,
  );
  return sql`(select * from (select ${sql.raw(`'${kind}'`)} as kind, ${table.id} as id, ${name} as name, ${detail} as detail, ${also} as also, ${more} as more,
      ${points} as points, ${table.updatedAt} as changed from ${table}
      where ${and(eq(table.userId, owner), isNull(table.deletedAt), or(...found), where)}) as found
    where points > 0 order by points desc, changed desc, id limit ${mostOfKind})`;
}
