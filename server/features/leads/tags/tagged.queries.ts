import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface TagFilter {
  any?: string[] | undefined;
  none?: string[] | undefined;
  empty?: boolean | undefined;
}

const idsIn = (ids: readonly string[]) => sql`${`{${ids.join()}}`}::text::int[]`;

/** The condition that a record carries any of some tags, none of them, or no tag that is still there. */
export const tagged = (
  { tags, firstTag }: { tags: PgColumn; firstTag: PgColumn },
  { any, none, empty }: TagFilter = {},
): SQL | undefined =>
  and(
    any && sql`${tags} && ${idsIn(any)}`,
    none && sql`not (${tags} && ${idsIn(none)})`,
    empty === undefined ? undefined : empty ? isNull(firstTag) : isNotNull(firstTag),
  );
