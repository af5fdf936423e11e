import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/tables';
import type { Entity } from './entities';

/** Who acts: a person at a screen, or a job on behalf of one. */
export interface Actor {
  kind: 'person' | 'job' | 'visitor';
  /** The user's id; null for a visitor. */
  id: number | null;
  name: string;
  via: 'screen' | 'import' | 'enquiry' | 'capture';
}

/** The source of an event's values; `row` is the id of the import row, merge, enquiry or lead. */
export interface Origin {
  from: 'typed' | 'import' | 'merge' | 'enquiry' | 'comerzia' | 'sample';
  row?: number;
}

/** A record's fields by name, as PostgreSQL writes a row in JSON. */
export type Fields = Record<string, unknown>;

const account = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Every write of a recorded entity belongs to one act, which can be undone as a whole. */
export const acts = pgTable(
  'acts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Its position among all acts. */
    place: serial('place'),
    userId: account(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actor: jsonb('actor').$type<Actor>().notNull(),
    kind: text('kind').notNull(),
    /** The entity that the act is about, and how many of its records it changed. */
    entity: text('entity').$type<Entity>().notNull(),
    count: integer('count').notNull().default(0),
    /** The act that undid this one, and the act that this one undid. */
    undoneBy: uuid('undone_by').references((): AnyPgColumn => acts.id, { onDelete: 'set null' }),
    undoes: uuid('undoes').references((): AnyPgColumn => acts.id, { onDelete: 'set null' }),
  },
  (table) => [index('acts_newest').on(table.userId, table.place)],
);

/**
 * The change of one record in an act: its fields before and after, or the whole record when it was created or
 * deleted.
 */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: account(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actor: jsonb('actor').$type<Actor>().notNull(),
    act: uuid('act')
      .notNull()
      .references(() => acts.id, { onDelete: 'cascade' }),
    verb: text('verb', {
      enum: ['created', 'changed', 'deleted', 'restored', 'removed'],
    }).notNull(),
    entity: text('entity').$type<Entity>().notNull(),
    entityId: integer('entity_id').notNull(),
    origin: jsonb('origin').$type<Origin>().notNull(),
    before: jsonb('before').$type<Fields>().notNull().default(sql`'{}'`),
    after: jsonb('after').$type<Fields>().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('events_of_record').on(table.userId, table.entity, table.entityId, table.id),
    index('events_of_act_by_id').on(table.act, table.id),
  ],
);

/** The columns of a table whose changes are recorded. */
export const recordColumns = () => ({
  id: serial('id').primaryKey(),
  userId: account(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer('version').notNull().default(1),
  /** When it was put in the bin. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

export type Act = typeof acts.$inferSelect;
export type Event = typeof events.$inferSelect;
