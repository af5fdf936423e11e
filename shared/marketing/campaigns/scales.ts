import { campaignTypes } from './kinds';

/** The focus of a campaign: the cost of the status quo, the result, or proof, offer and price. */
export const angles = ['pain', 'outcome', 'proof'] as const;
export type Angle = (typeof angles)[number];

/** The audience of a set. */
export const audiences = ['B2C', 'B2B'] as const;
export type Audience = (typeof audiences)[number];

/** Attention, interest, desire, action. */
export const parts = ['A', 'I', 'D', 'X'] as const;
export type Part = (typeof parts)[number];

/** The kind of a block's lines: consecutive sentences, a heading, quotations, items, steps, questions or pairs. */
export const blockKinds = ['text', 'heading', 'quote', 'list', 'steps', 'questions', 'pairs'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** The fields of a landing page's form; `email` is always there. */
export const formFields = ['name', 'email', 'phone', 'company', 'position', 'message'] as const;

/** The status of a campaign. Scheduled: a publication waits; running: one was published; finished: none is left. */
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

/** Statuses in which the approved version is being published and is not replaced until the user says so. */
export const outgoing: readonly CampaignStatus[] = ['scheduled', 'running', 'paused'];

/** The state of the writing of a set. */
export const setStatuses = ['queued', 'writing', 'ready', 'failed', 'cancelled'] as const;
export type SetStatus = (typeof setStatuses)[number];

/**
 * Who wrote the text of a campaign: the composer, a language model, or a model with some sentences of the composer.
 */
export const engines = ['template', 'llm', 'mixed'] as const;
export type Engine = (typeof engines)[number];

/** Who made a version. */
export const authors = ['template', 'llm', 'person'] as const;
export type Author = (typeof authors)[number];

/** The pieces of a set: each angle in each kind. */
export const piecesInSet = angles.length * campaignTypes.length;
