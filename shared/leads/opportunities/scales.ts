export const outcomes = ['open', 'won', 'lost'] as const;
export type Outcome = (typeof outcomes)[number];

/** A further contact of an opportunity. */
export interface DealPerson {
  contactId: number;
  role: string;
}

/** A stage that an opportunity has entered; `at` is ISO 8601. */
export interface StageEntry {
  stageId: number;
  at: string;
}

/** The stages of a new account. */
export const firstStages = [
  { code: 'enquiry', outcome: 'open', probability: 5, staleDays: 3 },
  { code: 'qualified', outcome: 'open', probability: 20, staleDays: 14 },
  { code: 'diagnosis', outcome: 'open', probability: 40, staleDays: 21 },
  { code: 'proposal', outcome: 'open', probability: 60, staleDays: 14 },
  { code: 'negotiation', outcome: 'open', probability: 80, staleDays: 14 },
  { code: 'won', outcome: 'won', probability: 100, staleDays: null },
  { code: 'lost', outcome: 'lost', probability: 0, staleDays: null },
] as const satisfies readonly {
  code: string;
  outcome: Outcome;
  probability: number;
  staleDays: number | null;
}[];

/** The fields of an opportunity on its card; a board has hundreds of cards, so each byte counts. */
export const cardFields = [
  'id',
  'version',
  'title',
  'companyId',
  'companyName',
  'contactName',
  'amount',
  'currency',
  'stageId',
  'position',
  'stageEnteredAt',
  'expectedClose',
  'assigneeId',
  'lastContactedAt',
  'nextTask',
  'nextTaskAt',
] as const;
