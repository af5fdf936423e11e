import { campaignTypes } from './kinds';

/** What a campaign leads with: the cost of the status quo, the state afterwards, or proof, offer and price. */
export const angles = ['pain', 'outcome', 'proof'] as const;
export type Angle = (typeof angles)[number];

/** Whom a set speaks to. */
export const audiences = ['B2C', 'B2B'] as const;
export type Audience = (typeof audiences)[number];

/** Attention, interest, desire, action. */
export const parts = ['A', 'I', 'D', 'X'] as const;
export type Part = (typeof parts)[number];

/** What the lines of a block are: sentences in a row, a heading, quotations, items, steps, questions or pairs. */
export const blockKinds = ['text', 'heading', 'quote', 'list', 'steps', 'questions', 'pairs'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** The fields of a landing page's form; `email` is always there. */
export const formFields = ['name', 'email', 'phone', 'company', 'position', 'message'] as const;

/** How far a campaign is. Scheduled: a publication waits; running: one is out; finished: none is left. */
export const campaignStatuses = [
  'draft',
  'in_review',
  'approved',
  'scheduled',
  'running',
  'paused',
  'finished',
  'cancelled',
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Campaigns whose approved version goes out, and is not replaced before the user says so. */
export const outgoing: readonly CampaignStatus[] = ['scheduled', 'running', 'paused'];

/** How far the writing of a set is. */
export const setStatuses = ['queued', 'writing', 'ready', 'failed', 'cancelled'] as const;
export type SetStatus = (typeof setStatuses)[number];

/** Who wrote the text of a campaign: the engine, a language model, or a model with sentences of the engine. */
export const engines = ['template', 'llm', 'mixed'] as const;
export type Engine = (typeof engines)[number];

/** Who made a version. */
export const authors = ['template', 'llm', 'person'] as const;
export type Author = (typeof authors)[number];

/** The pieces of a set: each angle in each kind. */
export const piecesInSet = angles.length * campaignTypes.length;
