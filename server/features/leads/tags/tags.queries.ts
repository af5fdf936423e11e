import { and, eq, isNull, sql } from 'drizzle-orm';
import { ownedEntities, sectionOf } from '../../../../shared/leads/entities';
import type { Tag, TagCount } from '../../../../shared/leads/tags/endpoints';
import { tagMessages } from '../../../../shared/leads/tags/messages';
import { crmTags } from '../../../../shared/leads/tags/tables';
import type { Derivation, FieldsOf, Links, RecordKind } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { type Given, statement } from '../../../platform/database/statement';
import { readRows } from '../../../platform/database/rows/read-rows';
import { notFound } from '../../../platform/http/errors';
import { firstTagOf } from './first-tag.queries';
import { type MarkedTable, markedTables } from '../marked-tables.queries';

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    tag: FieldsOf<typeof crmTags>;
  }
}

export const tagKind: RecordKind<'tag'> = { entity: 'tag', table: crmTags, derived: [] };

const { id, name, userId, deletedAt } = crmTags;

const known = statement((db, { owner }: Given<{ owner: Owner }>) =>
  db
    .select({ id, name })
    .from(crmTags)
    .where(and(eq(userId, owner), isNull(deletedAt)))
    .orderBy(sql`fold(${name}) collate "C"`, id),
);

/** The tags of an account by name. */
export const listTags = (db: Db, owner: Owner): Promise<Tag[]> => known(db, { owner });

export const ownedTag = (db: Db, owner: Owner, tag: number): Promise<Tag> =>
  oneOf(
    db
      .select({ id, name })
      .from(crmTags)
      .where(and(eq(userId, owner), eq(id, tag), isNull(deletedAt))),
    () => notFound(tagMessages['tag.missing']),
  );

const tables = Object.values(markedTables);

/** How many records carry each tag; those that none carries are left out. */
export async function countTags(db: Db, owner: Owner): Promise<TagCount[]> {
  const carried = ownedEntities.map(
    (entity) => sql`select ${sql.raw(`'${sectionOf[entity]}'`)} as list, unnest(tags) as tag
      from ${markedTables[entity]}
      where user_id = ${owner} and deleted_at is null and cardinality(tags) > 0`,
  );
  const count = (list: string) =>
    sql`(count(*) filter (where list = ${sql.raw(`'${list}'`)}))::int as ${sql.identifier(list)}`;
  const rows = await readRows<TagCount>(
    db,
    sql`select tag as id, ${count('contacts')}, ${count('companies')}, ${count('opportunities')}
      from (${sql.join(carried, sql` union all `)}) as carried
      inner join ${crmTags} on ${id} = tag and ${eq(userId, owner)} and ${deletedAt} is null
      group by tag order by tag`,
  );
  return rows;
}

const carrying = (table: MarkedTable, owner: Owner, ids: readonly number[]) =>
  sql`${eq(table.userId, owner)} and ${table.tags} && ${`{${ids.join()}}`}::text::int[]`;

/** Records that carry a tag are sorted and told by its name. */
async function refreshFirstTags(tx: Db, owner: Owner, ids: readonly number[]) {
  for (const table of tables) {
    const first = firstTagOf(owner, table.tags);
    await tx.execute(
      sql`update ${table} set first_tag = ${first}
        where ${carrying(table, owner, ids)} and first_tag is distinct from ${first}`,
    );
  }
}

export const tagDerivations: readonly Derivation[] = [{ entity: 'tag', refresh: refreshFirstTags }];

/** A tag that records carry is not unmade. */
export const tagLinks: Links = {
  entity: 'tag',
  async linked(tx, owner, ids) {
    const carried = tables.map(
      (table) => sql`select unnest(${table.tags}) as id from ${table} where ${carrying(table, owner, ids)}`,
    );
    const rows = await readRows<{ id: number }>(
      tx,
      sql`select distinct id from (${sql.join(carried, sql` union all `)}) as carried`,
    );
    return rows;
  },
};

/** Deletes tags that were deleted before a time for good, and takes their ids out of records. */
export async function purgeTags(db: Db, before: Date): Promise<void> {
  const gone = sql`(select ${id} from ${crmTags} where ${deletedAt} < ${before.toISOString()})`;
  await db.transaction(async (tx) => {
    for (const table of tables) {
      await tx.execute(
        sql`update ${table} set tags = array(
            select tag from unnest(tags) with ordinality as one (tag, at) where tag not in ${gone} order by at)
          where tags && array${gone}`,
      );
    }
    await tx.execute(sql`delete from ${crmTags} where ${deletedAt} < ${before.toISOString()}`);
  });
}
