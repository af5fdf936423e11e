import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../acts/tables';
import { accountId, ofAccount, withinAccount } from '../../accounts/tables';
import { ownedEntities } from '../entities';
import { instant } from '../../time/tables';
import { type FieldChoice, fieldKinds, ownLimits } from './scales';

/**
 * A field that an account has added to an entity. A deleted one keeps its values for thirty days, in no list or form, so
 * that deleting it can be taken back.
 */
export const crmFields = pgTable(
  'crm_fields',
  {
    ...recordColumns(),
    entity: text('entity', { enum: ownedEntities }).notNull(),
    kind: text('kind', { enum: fieldKinds }).notNull(),
    label: text('label').notNull(),
    required: boolean('required').notNull().default(false),
    choices: jsonb('choices').$type<FieldChoice[]>().notNull().default([]),
    /** The currency of an amount, which never changes: the account's currency when the field was created. */
    currency: text('currency'),
    place: integer('place').notNull().default(0),
  },
  (table) => [
    ofAccount(table, table.id),
    index('crm_fields_of').on(table.userId, table.entity, table.place, table.id),
  ],
);

/** The typed values of own fields, for sorting and filtering; derived from the column `own` of each record. */
export const crmFieldValues = pgTable(
  'crm_field_values',
  {
    userId: accountId(),
    fieldId: integer('field_id').notNull(),
    entityId: integer('entity_id').notNull(),
    /** Numbers the values of a field with several choices. */
    place: integer('place').notNull().default(0),
    /** Folded text of at most 200 characters; for a choice its id, with its index in `number`. */
    text: text('text'),
    /** A number, minor units, or 1 for yes and 0 for no. */
    number: numeric('number', { mode: 'number' }),
    time: instant('time'),
  },
  (table) => [
    withinAccount(table.fieldId, crmFields.id),
    primaryKey({ columns: [table.fieldId, table.entityId, table.place] }),
    index('crm_field_values_text').on(table.fieldId, sql`(${table.text} collate "C")`, table.entityId),
    index('crm_field_values_words').using('gin', table.fieldId, sql`((' ' || ${table.text})) gin_trgm_ops`),
    index('crm_field_values_long')
      .on(table.fieldId)
      .where(sql`length(${table.text}) = ${sql.raw(String(ownLimits.sorted))}`),
    index('crm_field_values_number').on(table.fieldId, table.number, table.entityId),
    index('crm_field_values_time').on(table.fieldId, table.time, table.entityId),
    index('crm_field_values_user').on(table.userId),
  ],
);
