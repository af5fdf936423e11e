import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { recordColumns } from '../../acts/tables';
import { accountId, ofAccount, withinAccount } from '../../accounts/tables';
import { crmCompanies } from '../companies/tables';
import { leadSources } from '../contacts/scales';
import { crmContacts } from '../contacts/tables';
import { assigned, assigneeId, ownValues, tagIds } from '../tables';
import { containing, foldedWords, alphabetical, type ListedTable, listIndexes } from '../../list/tables';
import { instant } from '../../time/tables';
import { type DealPerson, outcomes, type StageEntry } from './scales';

export const crmStages = pgTable(
  'crm_stages',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    name: text('name').notNull(),
    outcome: text('outcome', { enum: outcomes }).notNull().default('open'),
    /** Percent. */
    probability: integer('probability').notNull(),
    /** Days without activity after which an opportunity is stale; null for won and lost. */
    staleDays: integer('stale_days'),
    place: integer('place').notNull(),
  },
  (table) => [
    ofAccount(table, table.id),
    index('crm_stages_of').on(table.userId, table.place, table.id),
    check('crm_stages_percent', sql`${table.probability} between 0 and 100`),
  ],
);

/** A column of opportunities by which lists are sorted. */
type SortColumn =
  | 'title'
  | 'companyName'
  | 'stagePlace'
  | 'amount'
  | 'chance'
  | 'nextTaskAt'
  | 'expectedClose'
  | 'stageEnteredAt'
  | 'updatedAt';

function sortIndexes(table: ListedTable<SortColumn>) {
  const { sorted } = listIndexes('crm_opportunities', table);
  return [
    sorted('title', alphabetical(table.title)),
    sorted('company', alphabetical(table.companyName)),
    sorted('stage', sql`${table.stagePlace}`),
    sorted('amount', sql`${table.amount}`),
    sorted('chance', sql`${table.chance}`),
    sorted('task', sql`${table.nextTaskAt}`),
    sorted('close', sql`${table.expectedClose}`),
    sorted('entered', sql`${table.stageEnteredAt}`),
    sorted('changed', sql`${table.updatedAt}`),
  ];
}

export const crmOpportunities = pgTable(
  'crm_opportunities',
  {
    ...recordColumns(),
    title: text('title').notNull(),
    companyId: integer('company_id'),
    contactId: integer('contact_id'),
    people: jsonb('people').$type<DealPerson[]>().notNull().default([]),
    stageId: integer('stage_id').notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency').notNull(),
    /** Percent; null means the stage's. */
    probability: integer('probability'),
    expectedClose: date('expected_close'),
    closedAt: instant('closed_at'),
    lostReason: text('lost_reason'),
    lostNote: text('lost_note'),
    source: text('source', { enum: leadSources }).notNull().default('other'),
    /** The order of cards in a stage. */
    position: doublePrecision('position').notNull().default(0),
    stageEnteredAt: instant('stage_entered_at').notNull().defaultNow(),
    /** The stages that it has passed through, oldest first. */
    path: jsonb('path').$type<StageEntry[]>().notNull().default([]),
    assigneeId: assigneeId(),
    tags: tagIds(),
    own: ownValues(),
    /** The ids of these stages, so that opportunities with the same path are counted together. */
    stagesBeen: jsonb('stages_been')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`jsonb_path_query_array(${crmOpportunities.path}, '$[*].stageId')`),
    // Derived.
    outcome: text('outcome', { enum: outcomes }).notNull().default('open'),
    stagePlace: integer('stage_place').notNull().default(0),
    /** Its own probability, otherwise the stage's. */
    chance: integer('chance').notNull().default(0),
    companyName: text('company_name'),
    contactName: text('contact_name'),
    firstTag: text('first_tag'),
    lastContactedAt: instant('last_contacted_at'),
    nextTaskAt: instant('next_task_at'),
    nextTask: text('next_task'),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { title, companyName, contactName } = crmOpportunities;
        return foldedWords(sql`${title}`, sql`${companyName}`, sql`${contactName}`);
      }),
  },
  (table) => {
    const { live, filtered, without, bin, searched } = listIndexes('crm_opportunities', table);
    const linked = (name: string, column: AnyPgColumn) => index(`crm_opportunities_${name}`).on(column);
    const sought = [containing(table.currency), containing(table.lostReason)] as const;
    const owned = (name: string, column: AnyPgColumn) =>
      index(`crm_opportunities_${name}`).on(table.userId, column).where(live);
    return [
      ...assigned('crm_opportunities', table),
      ofAccount(table, table.id),
      withinAccount(table.companyId, crmCompanies.id, 'set null'),
      withinAccount(table.contactId, crmContacts.id, 'set null'),
      withinAccount(table.stageId, crmStages.id, 'no action'),
      ...sortIndexes(table),
      index('crm_opportunities_open_by_close')
        .on(table.userId, table.expectedClose, table.id)
        .where(sql`${table.deletedAt} is null and ${table.outcome} = 'open'`),
      index('crm_opportunities_stepless')
        .on(table.userId, table.stageEnteredAt, table.id)
        .where(sql`${table.deletedAt} is null and ${table.outcome} = 'open' and ${table.nextTask} is null`),
      index('crm_opportunities_board').on(table.userId, table.stageId, table.position, table.id).where(live),
      owned('closed', table.closedAt),
      owned('created', table.createdAt),
      owned('live', table.id),
      filtered('outcome', table.outcome),
      filtered('source', table.source),
      filtered('reason', table.lostReason),
      filtered('news', table.lastContactedAt),
      without('company', table.companyName),
      bin(),
      linked('company', table.companyId),
      linked('contact', table.contactId),
      linked('stage', table.stageId),
      index('crm_opportunities_tags').using('gin', table.userId, table.tags),
      index('crm_opportunities_people').using('gin', table.people),
      searched('search', table.folded.op('gin_trgm_ops'), ...sought),
      check('crm_opportunities_amount', sql`${table.amount} >= 0`),
      check('crm_opportunities_percent', sql`${table.probability} between 0 and 100`),
    ];
  },
);

/** When opportunities entered and left each stage, derived from their paths. */
export const crmStageHistory = pgTable(
  'crm_stage_history',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    opportunityId: integer('opportunity_id').notNull(),
    stageId: integer('stage_id').notNull(),
    enteredAt: instant('entered_at').notNull(),
    leftAt: instant('left_at'),
  },
  (table) => [
    withinAccount(table.opportunityId, crmOpportunities.id),
    withinAccount(table.stageId, crmStages.id),
    index('crm_stage_history_of').on(table.opportunityId, table.enteredAt),
    index('crm_stage_history_user').on(table.userId),
    index('crm_stage_history_stage').on(table.stageId),
  ],
);

/** A record without the columns that only the server needs. */
export type StoredOpportunity = Omit<
  typeof crmOpportunities.$inferSelect,
  'userId' | 'folded' | 'stagesBeen' | 'deletedAt'
>;
