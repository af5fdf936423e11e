import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/platform/database/database';

const marked = ['contact', 'company', 'opportunity'] as const;

/**
 * Adds, for both accounts, a frequent and a rare tag, and for each entity own fields with a text, a number and a
 * choice.
 */
export async function addMarks(db: Db): Promise<void> {
  await db.execute(sql`insert into crm_tags (user_id, name)
    select n, name from generate_series(1, 2) as n, (values ('Feria'), ('Rareza')) as tag (name) order by n, name`);
  await db.execute(sql`insert into crm_fields (user_id, entity, kind, label, place, choices)
    select n, entity, kind, kind, place, case when kind = 'choice' then
      '[{"id":"much","label":"Mucho"},{"id":"some","label":"Algo"},{"id":"rare","label":"Raro"}]'::jsonb else '[]' end
    from generate_series(1, 2) as n, unnest(${`{${marked.join()}}`}::text::text[]) as entity,
      (values ('text', 0), ('number', 1), ('choice', 2)) as field (kind, place) order by entity, n, place`);
}

/** The tags of the nth row: the frequent one in three of ten rows, the rare one in one of two thousand. */
const wears = sql`(name = 'Feria' and n % 10 < 3 or name = 'Rareza' and n % 2000 = 0)`;
const ofTags = (owner: number, figure: SQL) =>
  sql`(select ${figure} from crm_tags where user_id = ${owner} and ${wears})`;

/** The columns for tags and own values, and their values in the nth row of an account. */
export const markColumns = sql.raw('tags, first_tag, own');
export const marksOf = (owner: number, entity: (typeof marked)[number]) => sql`
  ${ofTags(owner, sql`coalesce(array_agg(id), '{}')`)}, ${ofTags(owner, sql`min(name)`)},
  (select coalesce(jsonb_object_agg(id, case kind
      when 'text' then to_jsonb('Zona ' || left(md5((n % 5000)::text), 6))
      when 'number' then to_jsonb(n * 7919 % 100000)
      else to_jsonb(case when n % 2000 = 0 then 'rare' when n % 2 = 0 then 'much' else 'some' end) end), '{}')
    from crm_fields where user_id = ${owner} and entity = ${entity} and (n + place) % 10 < 5)`;

/** Adds the rows by which lists sort and filter own fields. */
export async function addOwnValues(db: Db): Promise<void> {
  for (const [entity, table] of Object.entries({
    contact: 'crm_contacts',
    company: 'crm_companies',
    opportunity: 'crm_opportunities',
  })) {
    await db.execute(sql`insert into crm_field_values (user_id, field_id, entity_id, text, number)
      select record.user_id, field.id, record.id, case when kind <> 'number' then fold(own ->> field.id::text) end,
        case kind when 'number' then (own ->> field.id::text)::numeric
          when 'choice' then array_position(array['much', 'some', 'rare'], own ->> field.id::text) end
      from ${sql.identifier(table)} as record
        join crm_fields as field on field.user_id = record.user_id and field.entity = ${entity} and own ? field.id::text`);
  }
}
