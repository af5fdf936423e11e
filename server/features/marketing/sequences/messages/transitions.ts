import type { MessageStatus } from '../../../../../shared/marketing/sequences/scales';

/** What happens to a mail of a sequence. */
export type MessageEvent =
  | 'begun'
  | 'stopped'
  | 'passed over'
  | 'postponed'
  | 'accepted'
  | 'put off'
  | 'given up'
  | 'no such address'
  | 'refused'
  | 'lost';

interface Transition {
  from: readonly MessageStatus[];
  event: MessageEvent;
  to: MessageStatus;
}

/** Every way in which a mail changes its status; there is no other. What was put off passes the gates again. */
export const transitions: readonly Transition[] = [
  // The gates pass, and it is committed before the mail server is called.
  { from: ['due', 'soft'], event: 'begun', to: 'sending' },
  // A gate stops it, or the step that it is of was removed.
  { from: ['due', 'soft'], event: 'stopped', to: 'skipped' },
  // Its condition is not met.
  { from: ['due'], event: 'passed over', to: 'skipped' },
  { from: ['sending'], event: 'accepted', to: 'sent' },
  { from: ['sending'], event: 'put off', to: 'soft' },
  { from: ['sending'], event: 'given up', to: 'failed' },
  { from: ['sending'], event: 'no such address', to: 'hard' },
  { from: ['sending'], event: 'refused', to: 'failed' },
  { from: ['sending'], event: 'lost', to: 'unknown' },
  // A gate moves or holds it.
  { from: ['due'], event: 'postponed', to: 'due' },
  { from: ['soft'], event: 'postponed', to: 'soft' },
];

/** The status that an event leads to; undefined where it cannot happen. */
export const statusAfter = (from: MessageStatus, event: MessageEvent): MessageStatus | undefined =>
  transitions.find((one) => one.event === event && one.from.includes(from))?.to;

/** The statuses from which an event leads somewhere, each with where. */
export const waysOf = (event: MessageEvent): readonly Transition[] =>
  transitions.filter((one) => one.event === event);
