import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../acts/tables';
import { accountId } from '../../accounts/tables';
import { twinEntities, type TwinReason } from './scales';

/** Two records of one entity by their ids, the lower one first. */
const pair = () => ({
  entity: text('entity', { enum: twinEntities }).notNull(),
  lowId: integer('low_id').notNull(),
  highId: integer('high_id').notNull(),
});

/** Pairs of records that may be the same, derived from what they have in common; neither is in the bin. */
export const crmDuplicates = pgTable(
  'crm_duplicates',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    ...pair(),
    reasons: text('reasons').array().$type<TwinReason[]>().notNull(),
    /** The index of their likelihood in `likelihoods`. */
    rank: smallint('rank').notNull(),
  },
  (table) => [
    uniqueIndex('crm_duplicates_pair').on(table.userId, table.entity, table.lowId, table.highId),
    index('crm_duplicates_high').on(table.userId, table.entity, table.highId),
    index('crm_duplicates_list').on(table.userId, table.entity, table.rank, table.id),
  ],
);

/** Pairs of records that a user marked as different. */
export const crmDistinctions = pgTable('crm_distinctions', { ...recordColumns(), ...pair() }, (table) => [
  uniqueIndex('crm_distinctions_pair')
    .on(table.userId, table.entity, table.lowId, table.highId)
    .where(sql`${table.deletedAt} is null`),
  index('crm_distinctions_high').on(table.userId, table.entity, table.highId),
]);
