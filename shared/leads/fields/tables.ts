import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../../auth/tables';
import { fieldKinds, ownedEntities } from './scales';

const account = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A field that an account has added to an entity. */
export const crmFields = pgTable(
  'crm_fields',
  {
    id: serial('id').primaryKey(),
    userId: account(),
    entity: text('entity', { enum: ownedEntities }).notNull(),
    kind: text('kind', { enum: fieldKinds }).notNull(),
    label: text('label').notNull(),
    required: boolean('required').notNull().default(false),
    choices: jsonb('choices').$type<string[]>().notNull().default([]),
    place: integer('place').notNull().default(0),
  },
  (table) => [index('crm_fields_of').on(table.userId, table.entity, table.place, table.id)],
);

/** The values of own fields, typed, to sort and filter by; made from the column `own` of each record. */
export const crmFieldValues = pgTable(
  'crm_field_values',
  {
    userId: account(),
    fieldId: integer('field_id')
      .notNull()
      .references(() => crmFields.id, { onDelete: 'cascade' }),
    entityId: integer('entity_id').notNull(),
    /** Numbers the values of a field with several choices. */
    place: integer('place').notNull().default(0),
    text: text('text'),
    number: numeric('number', { mode: 'number' }),
    time: timestamp('time', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.fieldId, table.entityId, table.place] }),
    index('crm_field_values_text').on(table.fieldId, table.text, table.entityId),
    index('crm_field_values_number').on(table.fieldId, table.number, table.entityId),
    index('crm_field_values_time').on(table.fieldId, table.time, table.entityId),
    index('crm_field_values_user').on(table.userId),
  ],
);
