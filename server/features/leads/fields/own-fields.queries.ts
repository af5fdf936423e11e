import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FieldUse, OwnField } from '../../../../shared/leads/fields/endpoints';
import { fieldMessages } from '../../../../shared/leads/fields/messages';
import type { OwnedEntity } from '../../../../shared/leads/entities';
import { crmFields, crmFieldValues } from '../../../../shared/leads/fields/tables';
import type { Db } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { type Given, statement } from '../../../platform/database/statement';
import { notFound } from '../../../platform/http/errors';

const { id, entity, kind, label, required, choices, currency, place, userId, deletedAt } = crmFields;
const columns = { id, entity, kind, label, required, choices, currency, place };

const known = statement((db, { owner }: Given<{ owner: Owner }>) =>
  db
    .select(columns)
    .from(crmFields)
    .where(and(eq(userId, owner), isNull(deletedAt)))
    .orderBy(asc(place), asc(id)),
);

/** The fields that an account has added, in their order. */
export const listFields = (db: Db, owner: Owner): Promise<OwnField[]> => known(db, { owner });

/** The fields that an account has added to an entity, in their order. */
export const fieldsOf = async (db: Db, owner: Owner, of: OwnedEntity): Promise<OwnField[]> =>
  (await listFields(db, owner)).filter((field) => field.entity === of);

export async function ownedField(db: Db, owner: Owner, field: number): Promise<OwnField> {
  const fields = await listFields(db, owner);
  const found = fields.find((one) => one.id === field);
  if (!found) throw notFound(fieldMessages['field.missing']);
  return found;
}

const used = statement((db, { owner, field }: Given<{ owner: Owner; field: number }>) =>
  db
    .select({
      records: sql<number>`(select count(*) from ${crmFieldValues}
        where field_id = ${id} and place = 0)::int`,
      choices: sql<Record<string, number>>`coalesce((select jsonb_object_agg(text, found)
        from (select text, count(*)::int as found from ${crmFieldValues}
          where field_id = ${id} and ${kind} in ('choice', 'choices') group by text) as each), '{}')`,
    })
    .from(crmFields)
    .where(and(eq(id, field), eq(userId, owner), isNull(deletedAt))),
);

/** How many records that are not in the bin hold a value of a field; throws 404 for another account's field. */
export const findUse = (db: Db, owner: Owner, field: number): Promise<FieldUse> =>
  oneOf(used(db, { owner, field }), () => notFound(fieldMessages['field.missing']));
