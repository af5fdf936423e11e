import { type SQL, sql } from 'drizzle-orm';
import { ownedEntities, type OwnedEntity } from '../../../../shared/leads/entities';
import { ownLimits } from '../../../../shared/leads/fields/scales';
import { crmFields, crmFieldValues } from '../../../../shared/leads/fields/tables';
import type { Derivation, Links } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { markedTables } from '../marked-tables.queries';

/** Sent as rows, because PostgreSQL would search an array from its start for each row. */
const rowsOf = (ids: readonly number[]) => sql`(select unnest(${`{${ids.join()}}`}::text::int[]))`;

/** A value of a record as columns of the side table; a choice that no longer exists has no number. */
const typed = sql`
  case when field.kind in ('choice', 'choices') then one.value #>> '{}'
    when field.kind in ('text', 'link', 'email', 'phone') then left(fold(one.value #>> '{}'), ${sql.raw(String(ownLimits.sorted))})
  end as text,
  case when field.kind in ('number', 'money') and jsonb_typeof(one.value) = 'number' then (one.value #>> '{}')::numeric
    when field.kind = 'boolean' then case when one.value = 'true' then 1 else 0 end
    when field.kind in ('choice', 'choices') then (
      select offered.place from jsonb_array_elements(field.choices) with ordinality as offered (choice, place)
      where offered.choice ->> 'id' = one.value #>> '{}')
  end as number,
  case when field.kind = 'date' then (one.value #>> '{}' || 'T00:00:00Z')::timestamptz end as time`;

interface Some {
  fields: SQL;
  records: SQL;
  /** Rows of the side table that are among those made anew. */
  stale: SQL;
}

/**
 * Rebuilds rows of the side table in one statement; unchanged rows are not written. The full join must not be a
 * nested loop, which takes minutes for ten thousand records.
 */
const makeValues = (tx: Db, owner: Owner, entity: OwnedEntity, { fields, records, stale }: Some) =>
  tx.execute(sql`
    with made as materialized (
      select field_id, entity_id, place, text, time,
        -- Records are sorted by the first of several choices.
        case when place = 0 then number end as number
      from (
      select *, row_number() over (partition by field_id, entity_id order by at) - 1 as place
      from (
        select field.id as field_id, record.id as entity_id, one.at, ${typed}, field.kind
        from ${markedTables[entity]} as record
          cross join lateral jsonb_each(record.own) as pair (name, value)
          inner join ${crmFields} as field on field.id = pair.name::int
          cross join lateral jsonb_array_elements(
            case jsonb_typeof(pair.value) when 'array' then pair.value else jsonb_build_array(pair.value) end
          ) with ordinality as one (value, at)
        where record.user_id = ${owner} and record.deleted_at is null and record.own <> '{}' and ${records}
          and field.user_id = ${owner} and field.entity = ${entity} and field.deleted_at is null and ${fields}
      ) as value
      where kind not in ('choice', 'choices') or number is not null
      ) as placed
    ), compared as materialized (
      select coalesce(made.field_id, old.field_id) as field_id, coalesce(made.entity_id, old.entity_id) as entity_id,
        coalesce(made.place, old.place) as place, made.text, made.number, made.time,
        made.place is null as gone, (made.text, made.number, made.time) is distinct from (old.text, old.number, old.time) as new
      from made full join (
        select * from ${crmFieldValues} as old where old.user_id = ${owner} and ${stale}
      ) as old on made.field_id = old.field_id and made.entity_id = old.entity_id and made.place = old.place
    ), deleted as (
      delete from ${crmFieldValues} as old using compared
      where gone and (old.field_id, old.entity_id, old.place) = (compared.field_id, compared.entity_id, compared.place)
    )
    insert into ${crmFieldValues} (user_id, field_id, entity_id, place, text, number, time)
      select ${owner}::int, field_id, entity_id, place, text, number, time from compared where new and not gone
    on conflict (field_id, entity_id, place) do update
      set text = excluded.text, number = excluded.number, time = excluded.time`);

/** The values of some records. */
const ofRecords =
  (entity: OwnedEntity): Derivation['refresh'] =>
  (tx, owner, ids) =>
    makeValues(tx, owner, entity, {
      fields: sql`true`,
      records: sql`record.id in ${rowsOf(ids)}`,
      stale: sql`old.entity_id in ${rowsOf(ids)} and old.field_id in (
        select id from ${crmFields} where user_id = ${owner} and entity = ${entity})`,
    });

/** The values of some fields in all records, after a field was deleted or restored or its choices reordered. */
async function ofFields(tx: Db, owner: Owner, ids: readonly number[]) {
  for (const entity of ownedEntities) {
    const isMeant = sql`select id from ${crmFields}
      where user_id = ${owner} and entity = ${entity} and id in ${rowsOf(ids)}`;
    const names = sql`${`{${ids.join()}}`}::text::text[]`;
    await makeValues(tx, owner, entity, {
      fields: sql`field.id in ${rowsOf(ids)}`,
      records: sql`record.own ?| ${names}`,
      stale: sql`old.field_id in (${isMeant})`,
    });
  }
}

/** The side table by which records are sorted and filtered by own fields. */
export const fieldDerivations: readonly Derivation[] = [
  ...ownedEntities.map((entity) => ({ entity, refresh: ofRecords(entity) })),
  { entity: 'field', refresh: ofFields },
];

/**
 * Whether a record has a value. The record itself is read, because the side table is updated only at the end of an
 * act.
 */
const isHeld = sql.join(
  Object.entries(markedTables).map(
    ([entity, table]) => sql`(${crmFields.entity} = ${entity} and exists (select from ${table}
      where ${table.id} = ${crmFieldValues.entityId} and jsonb_exists(${table.own}, ${crmFields.id}::text)))`,
  ),
  sql` or `,
);

/** An undo does not delete a field that has values. */
export const fieldLinks: Links = {
  entity: 'field',
  linked: (tx, owner, ids) =>
    tx
      .select({ id: crmFields.id })
      .from(crmFields)
      .where(
        sql`${crmFields.userId} = ${owner} and ${among(crmFields.id, ids)} and exists (
          select from ${crmFieldValues} where ${crmFieldValues.fieldId} = ${crmFields.id} and (${isHeld}))`,
      ),
};

/** Deletes fields that were deleted before a time for good, with their values. */
export async function purgeFields(db: Db, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await readRows<{ id: number; owner: number; entity: OwnedEntity }>(
      tx,
      sql`select id, user_id as owner, entity from ${crmFields} where deleted_at < ${before.toISOString()}`,
    );
    for (const { id, owner, entity } of rows) {
      await tx.execute(
        sql`update ${markedTables[entity]} set own = own - ${String(id)}::text
          where user_id = ${owner} and own ? ${String(id)}`,
      );
      await tx.execute(sql`delete from ${crmFields} where id = ${id} and user_id = ${owner}`);
    }
  });
}
