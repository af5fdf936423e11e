import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountId, ofAccount, withinAccount } from '../accounts/tables';
import { instant } from '../time/tables';
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

/** Every write of a recorded entity belongs to one act, which can be undone as a whole. */
export const acts = pgTable(
  'acts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Its position among all acts. */
    place: serial('place'),
    userId: accountId(),
    at: instant('at').notNull(),
    actor: jsonb('actor').$type<Actor>().notNull(),
    kind: text('kind').notNull(),
    /** The entity that the act is about, and how many of its records it changed. */
    entity: text('entity').$type<Entity>().notNull(),
    count: integer('count').notNull().default(0),
    /** The act that undid this one, and the act that this one undid. */
    undoneBy: uuid('undone_by'),
    undoes: uuid('undoes'),
    /** The proposal that was confirmed with it, so that after a crash it is known whether it ran. */
    request: uuid('request'),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.undoes, table.id, 'set null'),
    withinAccount(table.undoneBy, table.id, 'set null'),
    uniqueIndex('acts_request').on(table.userId, table.request).where(sql`${table.request} is not null`),
    index('acts_newest').on(table.userId, table.place),
  ],
);

/**
 * The change of one record in an act: its fields before and after, or the whole record when it was created or
 * deleted.
 */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: accountId(),
    at: instant('at').notNull(),
    actor: jsonb('actor').$type<Actor>().notNull(),
    act: uuid('act').notNull(),
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
    withinAccount(table.act, acts.id),
    index('events_of_record').on(table.userId, table.entity, table.entityId, table.id),
    index('events_of_act_by_id').on(table.act, table.id),
  ],
);

/** The columns of a table whose changes are recorded. */
export const recordColumns = () => ({
  id: serial('id').primaryKey(),
  userId: accountId(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
  /** When it was put in the bin. */
  deletedAt: instant('deleted_at'),
});

export type Act = typeof acts.$inferSelect;
export type Event = typeof events.$inferSelect;
