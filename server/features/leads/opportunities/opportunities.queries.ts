import { and, arrayOverlaps, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { opportunityFields } from '../../../../shared/leads/opportunities/fields';
import { namesIn } from '../../../../shared/leads/fields/field-table';
import { sortsOf } from '../fields/field-lists.queries';
import type { z } from 'zod';
import { events } from '../../../../shared/acts/tables';
import type { Card, Opportunity, StoredOpportunity } from '../../../../shared/leads/opportunities/endpoints';
import { cardFields } from '../../../../shared/leads/opportunities/scales';
import type { opportunitySearch } from '../../../../shared/leads/opportunities/schemas';
import { crmOpportunities, crmStages } from '../../../../shared/leads/opportunities/tables';
import { pageLimits } from '../../../../shared/list/list-query';
import { filteredBy, whether } from '../../../platform/database/rows/filters';
import type { Cursor } from '../../../platform/database/rows/cursors';
import type { Owner } from '../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../platform/database/rows/pages';
import { searching } from '../../../platform/database/rows/search';
import { askedByOwn } from '../fields/own-lists.queries';
import { recordQueries } from '../../../platform/acts/record-lists.queries';
import { tagged } from '../tags/tagged.queries';

const {
  userId: owner,
  folded,
  stagesBeen: been,
  deletedAt: _deleted,
  ...columns
} = getTableColumns(crmOpportunities);

const sorts = {
  ...sortsOf(opportunityFields, columns),
  /** The order of the cards of a stage. */
  position: columnSort(columns.position),
};

const words = { text: folded, holds: namesIn('search', opportunityFields) };

export type Searched = Partial<z.output<typeof opportunitySearch>>;

const ofContact = (id: number): SQL | undefined =>
  or(eq(columns.contactId, id), sql`${columns.people} @> ${JSON.stringify([{ contactId: id }])}::jsonb`);

const { outcome, stageId, stageEnteredAt, lastContactedAt } = columns;

const staleDays = sql`(select ${crmStages.staleDays} from ${crmStages} where ${crmStages.id} = ${stageId})`;

/** Open, and the later of stage entry and last communication lies more whole days back than the stage allows. */
const isStale = sql`(${outcome} = 'open'
  and greatest(${stageEnteredAt}, ${lastContactedAt}) <= now() - interval '24 hours' * (${staleDays} + 1))`;

/**
 * In one of these open stages or a later one at some time, by today's order. A won opportunity has reached every stage,
 * and each the first.
 */
const reaching = (ids: readonly string[]): SQL => sql`exists (
  select from ${crmStages} as asked
  where asked.user_id = ${owner} and asked.outcome = 'open' and asked.id::text in ${[...ids]} and (
    ${outcome} = 'won'
    or not exists (select from ${crmStages} as earlier where ${isOpenOf(sql`earlier`)}
      and (earlier.place, earlier.id) < (asked.place, asked.id))
    or exists (select from ${crmStages} as later where ${isOpenOf(sql`later`)}
      and (later.place, later.id) >= (asked.place, asked.id) and ${been} @> to_jsonb(later.id))
  ))`;

const isOpenOf = (stage: SQL) => sql`${stage}.user_id = ${owner} and ${stage}.outcome = 'open'`;

const marked = ({ own: _own, tags, stale, reached, ...filter }: NonNullable<Searched['filter']> = {}) => [
  filteredBy(columns, filter, words),
  tagged(columns, tags),
  whether(isStale, stale),
  reached?.any && reaching(reached.any),
  reached?.none && sql`not ${reaching(reached.none)}`,
];

const found = ({ q, filter, company, contact, stage, assignee, tag }: Searched) =>
  and(
    searching(folded, q, { begins: true }),
    company ? eq(columns.companyId, company) : undefined,
    contact ? ofContact(contact) : undefined,
    stage ? eq(columns.stageId, stage) : undefined,
    assignee ? eq(columns.assigneeId, assignee) : undefined,
    tag ? arrayOverlaps(columns.tags, [tag]) : undefined,
    ...marked(filter),
  );

const listing = { table: crmOpportunities, sorts, found, asked: askedByOwn('opportunity', columns) };

const ofIt = sql`${eq(events.entity, 'opportunity')} and ${eq(events.entityId, columns.id)}`;
const closeMoves = sql<number>`(select count(*)::int from ${events} where ${eq(events.userId, owner)} and ${ofIt}
  and ${eq(events.verb, 'changed')} and ${events.before} ->> 'expectedClose' is not null)`;

const told = recordQueries<Opportunity, keyof typeof sorts, Searched>({
  ...listing,
  columns: { ...columns, closeMoves },
});

/** Moves are counted for those who read; what is exported or changed by the thousand goes without. */
export const opportunityQueries = {
  ...recordQueries<StoredOpportunity, keyof typeof sorts, Searched>({ ...listing, columns }),
  list: told.list,
  read: told.read,
};

export const cardColumns = Object.fromEntries(cardFields.map((name) => [name, columns[name]])) as Pick<
  typeof columns,
  (typeof cardFields)[number]
>;

/** The opportunities of the board, of which only what their cards hold is read. */
export const cardQueries = recordQueries<Card, keyof typeof sorts, Searched>({
  ...listing,
  columns: cardColumns,
});

/** What the cards of the board are searched by. */
export type BoardSearch = Pick<Searched, 'q' | 'assignee'>;

/** The pages of a stage's cards, whose first was read with those of other stages. */
export const cardPage = (stage: number, searched: BoardSearch) => {
  const asked = { ...searched, stage, sort: 'position' as const, limit: pageLimits.usual };
  const page = keysetPage({ table: crmOpportunities, id: columns.id, sorts }, asked, undefined);
  return {
    /** The page that the first rows of the stage make; one row more tells that there are others. */
    answer: (rows: Card[]) =>
      page.answer(
        Promise.resolve(rows.map((row) => ({ row, at: [String(row.position), row.id] as Cursor }))),
        ({ row }) => row,
      ),
  };
};

/** The conditions of a search among the open and closed opportunities of an account, for sums. */
export const searchedOpportunities = (owner: Owner, searched: Searched) =>
  and(eq(crmOpportunities.userId, owner), sql`${crmOpportunities.deletedAt} is null`, found(searched));
