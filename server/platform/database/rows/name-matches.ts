import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database';
import type { Owner } from './owner';
import { readRows } from './read-rows';
import { literal } from './search';

/** Where the names of one kind of record are. */
export interface Named {
  table: PgTable & Record<'id' | 'userId' | 'deletedAt' | 'updatedAt', PgColumn>;
  /** The folded text that its search reads, which has an index: first the name, then what it is known by too. */
  folded: PgColumn;
  name: SQLWrapper;
  detail: SQLWrapper;
  /** Other words by which it is known; `byAlso` says that they alone find it. */
  also?: SQLWrapper;
  byAlso?: boolean;
  /** Its mail addresses, between spaces, which find it when they are written in full. */
  addresses?: SQLWrapper;
  /** What else is told of it, as JSON. */
  more?: SQLWrapper;
  /** What it must be besides. */
  where?: SQL | undefined;
}

/**
 * The folded text begins with the name, which to fold again takes longer than all the rest. Letters that become two
 * (ß), and the space of an empty first name, make it longer.
 */
const longer = 8;

/** The most records of a kind that are looked at. */
const mostOfKind = 40;

/** A word that is looked for: its beginning as a regular expression, and how a name that holds it is told. */
interface Sought {
  pattern: string;
  isIn: (name: SQLWrapper, addresses: SQLWrapper) => SQL;
  /** What it counts. */
  points: number;
}

const startsWordOf = (text: SQLWrapper, beginning: string) =>
  sql`${text} like '% ' || ${literal(beginning)} || '%'`;

const wordIn = (word: string): Sought => ({
  pattern: word.replace(/[^\p{L}\p{N}]/gu, '\\$&'),
  isIn: (name, addresses) =>
    word.includes('@')
      ? sql`' ' || fold(${addresses}) || ' ' like '% ' || ${literal(word)} || ' %'`
      : startsWordOf(name, word),
  points: 2,
});

/** A word of the same first letter, of which one half is the same: a slip is in one half only, if not in both. */
function slippedIn(word: string): Sought {
  const half = Math.max(3, Math.floor(word.length / 2));
  const last = Math.max(3, Math.ceil(word.length / 2));
  const [first, begin, end] = [word.slice(0, 1), word.slice(0, half), word.slice(-last)];
  const ending = `${first}[^ ]*${end}`;
  return {
    pattern: `${begin}|${ending}`,
    isIn: (name) =>
      sql`(${startsWordOf(name, begin)} or (${name} like '%' || ${literal(end)} || '%' and ${name} ~ fold(${` ${ending}`})))`,
    points: 1,
  };
}

/** The words that are looked for; slipped ones are letters and digits only. */
interface Words {
  words: readonly string[];
  slipped: readonly string[];
}

/** A record whose name holds one of the words. */
export interface NameMatch<Kind, More> {
  kind: Kind;
  id: number;
  name: string;
  detail: string | null;
  also: string | null;
  addresses: string | null;
  more: More | null;
}

/**
 * The records of some kinds whose names hold the beginning of one of the words, or one of which a slipped word may be
 * meant: those with more of them first.
 */
export async function findNamed<Kind extends string, More = never>(
  db: Db,
  owner: Owner,
  kinds: readonly (readonly [Kind, Named])[],
  query: Words,
): Promise<NameMatch<Kind, More>[]> {
  if (kinds.length === 0 || query.words.length + query.slipped.length === 0) return [];
  const parts = kinds.map(([kind, named]) => nameMatches(kind, named, owner, query));
  return readRows(
    db,
    sql`select kind, id, coalesce(name, '') as name, nullif(detail, '') as detail, also, addresses, more
      from (${sql.join(parts, sql` union all `)}) as every order by points desc, changed desc, id`,
  );
}

function nameMatches(
  kind: string,
  {
    table,
    folded,
    name,
    detail,
    also = sql`null::text`,
    byAlso = false,
    addresses = sql`null::text`,
    more = sql`null::jsonb`,
    where,
  }: Named,
  owner: Owner,
  { words, slipped }: Words,
): SQL {
  const called = byAlso ? sql`concat_ws(' ', ${name}, ${also})` : sql`coalesce(${name}, '')`;
  const sought = [...words.map(wordIn), ...slipped.map(slippedIn)];
  const points = sql.join(
    sought.map(
      (each) => sql`(case when ${each.isIn(sql`called`, addresses)} then ${each.points}::integer else 0 end)`,
    ),
    sql` + `,
  );
  // One expression for all, since many conditions together are not looked up in the index. In a query of its own it is
  // not known while the statement is planned: PostgreSQL would try it on its samples of every table, which takes as long
  // as the search, and reckons a regular expression so cheap that it would match every row rather than use the index.
  const any = ` (${sought.map(({ pattern }) => pattern).join('|')})`;
  // Each «offset 0» keeps what stands in it from being computed again wherever it is used.
  return sql`(select ${sql.raw(`'${kind}'`)} as kind, ${table.id} as id, ${name} as name, ${detail} as detail, ${also} as also, ${addresses} as addresses, ${more} as more,
      found.points, ${table.updatedAt} as changed from ${table}
      cross join lateral (select ${points} as points from (select left(${folded}, length(${called}) + ${longer}) as called offset 0) as its offset 0) as found
      where ${and(eq(table.userId, owner), isNull(table.deletedAt), sql`${folded} ~ (select fold(${any}))`, where, sql`found.points > 0`)}
    order by found.points desc, changed desc, id limit ${mostOfKind})`;
}
