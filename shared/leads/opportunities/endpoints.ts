import { del, get, patch, post, signedIn } from '../../http/endpoint';
import type { Page } from '../../list/page';
import { leadMessages } from '../messages';
import { recordEndpoints } from '../record-endpoints';
import type { Saved } from '../../acts/record';
import { opportunityMessages } from './messages';
import {
  boardQuery,
  newOpportunity,
  newStage,
  opportunityBulk,
  opportunityChanges,
  opportunityMove,
  opportunityQuery,
  opportunitySearch,
  stageCards,
  stageChanges,
  stageOrder,
  stageRemoval,
} from './schemas';
import type { cardFields } from './scales';
import type { crmOpportunities, crmStages } from './tables';

export type StoredOpportunity = Omit<
  typeof crmOpportunities.$inferSelect,
  'userId' | 'folded' | 'stagesBeen' | 'deletedAt'
>;

export interface Opportunity extends StoredOpportunity {
  /** How often its expected close was set anew. */
  closeMoves: number;
}
export type Stage = Omit<typeof crmStages.$inferSelect, 'userId'>;

/** What the board shows of an opportunity, and what its acts need. */
export type Card = Pick<Opportunity, (typeof cardFields)[number]>;

/** Sums of a stage in the account's currency (minor units); opportunities in others are counted in `others`. */
export interface StageSums {
  stageId: number;
  count: number;
  amount: number;
  weighted: number;
  others: number;
}

/** The stages of the board with their first cards. */
export interface Board {
  columns: { stage: Stage; cards: Page<Card> }[];
}

/** Of opportunities with one outcome; `amount` and `others` as in `StageSums`. */
export interface OutcomeSums extends Pick<StageSums, 'count' | 'amount' | 'others'> {
  /** The currency of the others, if it is one, and their amount in it. */
  otherCurrency?: string | null;
  otherAmount?: number | null;
}

/** The sums of what is open and what was won, in the account's currency. */
export interface DealSums {
  currency: string;
  open: OutcomeSums;
  won: OutcomeSums;
}

export interface BoardSums {
  currency: string;
  /** A stage without opportunities is left out. */
  stages: StageSums[];
}

const missing = leadMessages['record.missing'];

export const leadOpportunities = {
  ...recordEndpoints<Opportunity, Opportunity>()('opportunities', {
    query: opportunityQuery,
    searched: opportunitySearch,
    form: newOpportunity,
    changes: opportunityChanges,
    bulk: opportunityBulk,
  }),
  /** Over all that a search and a filter find. */
  sums: get('/api/leads/opportunities/sums', signedIn, opportunitySearch, {
    summary: 'Sum opportunities',
  }).returns<DealSums>(),
  move: post('/api/leads/opportunities/:id/move', signedIn, opportunityMove, {
    status: 200,
    missing,
  }).returns<Saved<Opportunity>>(),
};

const stageMissing = { missing: opportunityMessages['stage.missing'] };

export const leadBoard = {
  read: get('/api/leads/board', signedIn, boardQuery).returns<Board>(),
  /** Apart from the cards, since they are counted over all opportunities. */
  sums: get('/api/leads/stages/sums', signedIn, boardQuery, {
    summary: 'Sum the opportunities of each stage',
  }).returns<BoardSums>(),
  cards: get('/api/leads/board/:stageId', signedIn, stageCards, {
    ...stageMissing,
    summary: 'List the cards of a stage',
  }).returns<Page<Card>>(),
};

export const leadStages = {
  list: get('/api/leads/stages', signedIn).returns<Stage[]>(),
  create: post('/api/leads/stages', signedIn, newStage).returns<Stage>(),
  order: post('/api/leads/stages/order', signedIn, stageOrder, { status: 200 }).returns<Stage[]>(),
  update: patch('/api/leads/stages/:stageId', signedIn, stageChanges, stageMissing).returns<Stage>(),
  /** Its opportunities go to another stage, which the call names if there are any. */
  remove: del('/api/leads/stages/:stageId', signedIn, stageRemoval, {
    ...stageMissing,
    conflicts: [opportunityMessages['stage.taken'], opportunityMessages['stage.fixed']],
  }).returns<null>(),
};
