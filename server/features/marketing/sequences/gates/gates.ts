import type { ConsentState, DeliveryState, LeadStatus } from '../../../../../shared/marketing/capture/scales';
import {
  type EnrolmentStatus,
  type Hold,
  mailsOfLead,
  type Move,
  type SequenceStatus,
  type StopReason,
} from '../../../../../shared/marketing/sequences/scales';
import { firstLoudMinute, type QuietHours } from './quiet-hours';

/** What the gates read, as it is in the transaction that decides. */
export interface GateFacts {
  consent: ConsentState;
  isSuppressed: boolean;
  delivery: DeliveryState;
  enrolment: EnrolmentStatus;
  /** When the lead confirmed. */
  enrolledAt: Date;
  leadStatus: LeadStatus;
  answeredAt: Date | null;
  /** Whether it is the reply to the confirming click itself. */
  isInstant: boolean;
  /** IANA. */
  zone: string;
  quiet: QuietHours;
  /** When the lead got its last mails, in any order. */
  toLead: readonly Date[];
  /** From when on the account may send again; null where it may now. */
  accountFreeAt: Date | null;
  sequence: SequenceStatus;
  /** Whether the step has an approved mail whose facts still stand. */
  hasContent: boolean;
  /** Whether the sender is complete, and the address for answers proven. */
  hasSender: boolean;
  isCompanyLive: boolean;
}

/** What a gate says of a mail: nothing lets it pass. */
export type Verdict = { stop: StopReason } | { move: Move; to: Date } | { hold: Hold } | undefined;

/** One of the seven gates of the specification; some have several parts. */
export interface Gate {
  number: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  name: string;
  check: (facts: GateFacts, at: Date) => Verdict;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const instantMinutes = 10;
const closed: ReadonlySet<LeadStatus> = new Set(['won', 'lost', 'spam']);

const stopIf = (stops: boolean, reason: StopReason): Verdict => (stops ? { stop: reason } : undefined);
const holdIf = (holds: boolean, hold: Hold): Verdict => (holds ? { hold } : undefined);

/** Moves a mail to the first full minute from which on it is free. */
function moveTo(move: Move, to: Date, at: Date): Verdict {
  const full = new Date(Math.ceil(to.getTime() / MINUTE) * MINUTE);
  return full > at ? { move, to: full } : undefined;
}

/** Until the earliest of the last `most` mails is that many hours old. */
function oftenEnough(move: Move, { hours, most }: (typeof mailsOfLead)[number], facts: GateFacts, at: Date) {
  const latest = facts.toLead
    .map((time) => time.getTime() + hours * HOUR)
    .filter((until) => until > at.getTime())
    .sort((left, right) => right - left);
  const until = latest[most - 1];
  return until === undefined ? undefined : moveTo(move, new Date(until), at);
}

function outsideQuietHours(facts: GateFacts, at: Date): Verdict {
  const sinceClick = at.getTime() - facts.enrolledAt.getTime();
  if (facts.isInstant && sinceClick <= instantMinutes * MINUTE) return undefined;
  return moveTo('quiet hours', firstLoudMinute(at, facts.zone, facts.quiet), at);
}

const [aDay, aWeek] = mailsOfLead;

/** The gates in their order: the first four stop a mail, the next two move it, the last one holds it. */
export const gates: readonly Gate[] = [
  { number: 1, name: 'consent', check: ({ consent }) => stopIf(consent !== 'confirmed', 'consent') },
  { number: 2, name: 'suppression', check: ({ isSuppressed }) => stopIf(isSuppressed, 'suppressed') },
  { number: 2, name: 'delivery', check: ({ delivery }) => stopIf(delivery === 'hard', 'delivery') },
  { number: 3, name: 'enrolment', check: ({ enrolment }) => stopIf(enrolment !== 'active', 'status') },
  { number: 3, name: 'status', check: ({ leadStatus }) => stopIf(closed.has(leadStatus), 'status') },
  {
    number: 4,
    name: 'answer',
    check: ({ answeredAt, enrolledAt }) =>
      stopIf(answeredAt !== null && answeredAt >= enrolledAt, 'answered'),
  },
  { number: 5, name: 'quiet hours', check: outsideQuietHours },
  { number: 6, name: 'one a day', check: (facts, at) => oftenEnough('one a day', aDay, facts, at) },
  { number: 6, name: 'three a week', check: (facts, at) => oftenEnough('three a week', aWeek, facts, at) },
  {
    number: 6,
    name: 'account',
    check: ({ accountFreeAt }, at) => (accountFreeAt ? moveTo('account full', accountFreeAt, at) : undefined),
  },
  { number: 7, name: 'sequence', check: ({ sequence }) => holdIf(sequence !== 'on', 'sequence') },
  { number: 7, name: 'company', check: ({ isCompanyLive }) => holdIf(!isCompanyLive, 'company') },
  { number: 7, name: 'sender', check: ({ hasSender }) => holdIf(!hasSender, 'sender') },
  { number: 7, name: 'content', check: ({ hasContent }) => holdIf(!hasContent, 'content') },
];

/** What the gates decide together. */
export type Decision =
  | { is: 'send' }
  | { is: 'stop'; reason: StopReason }
  | { is: 'move'; to: Date; moved: { by: Move; to: Date }[] }
  | { is: 'hold'; hold: Hold };

/**
 * Asks the gates in order. If one moves the mail, all are asked again for the new time, until none moves it further:
 * that is the first allowed minute. Gates that hold the mail are asked at that time.
 */
export function decide(facts: GateFacts, now: Date): Decision {
  const moved: { by: Move; to: Date }[] = [];
  for (let at = now; ; ) {
    const verdict = gates.map(({ check }) => check(facts, at)).find(Boolean);
    if (verdict && 'move' in verdict) {
      moved.push({ by: verdict.move, to: verdict.to });
      at = verdict.to;
      continue;
    }
    if (moved.length > 0) return { is: 'move', to: at, moved };
    if (!verdict) return { is: 'send' };
    return 'stop' in verdict ? { is: 'stop', reason: verdict.stop } : { is: 'hold', hold: verdict.hold };
  }
}
