/** Paused: five refusals running, or a person. */
export const sequenceStatuses = ['off', 'on', 'paused'] as const;
export type SequenceStatus = (typeof sequenceStatuses)[number];

/** On what a step after the first one depends: what the lead did with the mail before. */
export const stepConditions = ['always', 'clicked', 'not clicked'] as const;
export type StepCondition = (typeof stepConditions)[number];

export const enrolmentStatuses = ['active', 'stopped', 'finished'] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

/** How far a mail of a sequence is; `soft` waits for another try, `unknown` may have arrived and never goes again. */
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
  'erased',
] as const;
export type StopReason = (typeof stopReasons)[number];
