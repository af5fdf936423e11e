/** Paused: by a person, or after five consecutive refusals. */
export const sequenceStatuses = ['off', 'on', 'paused'] as const;
export type SequenceStatus = (typeof sequenceStatuses)[number];

/** The condition of a step after the first one: the lead's reaction to the previous mail. */
export const stepConditions = ['always', 'clicked', 'not clicked'] as const;
export type StepCondition = (typeof stepConditions)[number];

export const enrolmentStatuses = ['active', 'stopped', 'finished'] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

/**
 * The status of a mail in a sequence; `soft` waits for another try; `unknown` may have arrived and is never sent
 * again.
 */
export const messageStatuses = [
  'due',
  'sending',
  'sent',
  'skipped',
  'soft',
  'hard',
  'failed',
  'unknown',
] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Why an enrolment ended or a mail was not sent. */
export const stopReasons = [
  'consent',
  'suppressed',
  'delivery',
  'status',
  'answered',
  'condition',
  'removed',
  'erased',
] as const;
export type StopReason = (typeof stopReasons)[number];

/** Steps of a sequence, the longest delay of one (90 days, in minutes), pages that one names, sequences of a company. */
export const sequenceLimits = { steps: 12, delay: 90 * 24 * 60, pages: 200, sequences: 50 } as const;

/** Mails that an account sends in 24 hours. */
export const mailsADay = 1_000;

/** Mails that a lead gets at most, by hours. */
export const mailsOfLead = [
  { hours: 24, most: 1 },
  { hours: 7 * 24, most: 3 },
] as const;

/** Days that a simulation shows. */
export const simulatedDays = 30;

/** Why a mail goes later than its step says. */
export const moves = ['quiet hours', 'one a day', 'three a week', 'account full'] as const;
export type Move = (typeof moves)[number];

/** Why a mail waits, without a time. */
export const holds = ['sequence', 'content', 'sender', 'company'] as const;
export type Hold = (typeof holds)[number];
