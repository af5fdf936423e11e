import type { Portal } from '../addresses/portals';

/** How soon something that waits for a person has to be done. */
export const urgencies = ['late', 'today', 'open'] as const;
export type Urgency = (typeof urgencies)[number];

/** What can wait for a person, in the order in which equally urgent things are listed. */
export const waitingKinds = [
  'channel',
  'post',
  'answer',
  'lead',
  'task',
  'piece',
  'report',
  'opportunity',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** The portal of each kind. */
export const portalOf = {
  channel: 'comerzia',
  post: 'comerzia',
  answer: 'comerzia',
  lead: 'comerzia',
  task: 'leadmanager',
  piece: 'comerzia',
  report: 'consultia',
  opportunity: 'leadmanager',
} as const satisfies Record<WaitingKind, Portal>;

/** Why a post waits for a person. */
export const postNeeds = ['assisted', 'late', 'unconfirmed', 'failed', 'disconnected'] as const;
export type PostNeed = (typeof postNeeds)[number];

/** Something that waits for a person. */
export interface WaitingRow {
  id: number;
  title: string;
  /** The person, company, campaign or channel that it is about. */
  about: string | null;
  /** When it is due, came in or began to wait: ISO 8601; null if only its order is known. */
  at: string | null;
  /** Whether `at` is a day without a time. */
  isAllDay: boolean;
  /** The IANA zone in which `at` is shown. */
  zone: string;
  /** The version on which an act in the list is based. */
  version: number;
  /** Of posts only. */
  need: PostNeed | null;
  /** Of tasks only: whether their priority is high. */
  isHigh?: boolean;
  /** Of people only: the first words of what they asked for, or answered. */
  asked?: string | null;
  /** Of answers only: the contact in LEADMANAGER; null where there is none. */
  contactId?: number | null;
  /** The page on which it is done. */
  to: string;
}

/** The first rows of a kind that wait with the same urgency, and how many there are in all. */
export interface Waiting {
  kind: WaitingKind;
  urgency: Urgency;
  /** Up to `todayLimits.rows`, and one more where it is the last; the most urgent first. */
  rows: WaitingRow[];
  /** Counted up to `todayLimits.counted` + 1. */
  total: number;
  /** The list that shows all of them. */
  to: string;
}

/** Something that comes in the next days. */
export interface Coming extends Pick<WaitingRow, 'id' | 'title' | 'about' | 'isAllDay' | 'zone' | 'to'> {
  kind: 'task' | 'post' | 'close';
  at: string;
}

/** The first steps of each portal, in their order. */
export const startSteps = {
  consultia: ['describe', 'paste', 'report', 'sample'],
  comerzia: ['describe', 'product', 'approve', 'publish'],
  leadmanager: ['import', 'opportunity', 'task', 'form'],
} as const satisfies Record<Portal, readonly string[]>;
export type StartStep = { [Of in Portal]: `${Of}/${(typeof startSteps)[Of][number]}` }[Portal];

/** The state of a first step. */
export interface StartState {
  step: StartStep;
  isDone: boolean;
  /** Where it is done; null while an earlier step is missing. */
  to: string | null;
}

/** What a feature knows of a person's day. */
export interface TodayPart {
  waiting: Waiting[];
  coming: Coming[];
  start: StartState[];
}

/** What waits for a person over all portals, by urgency; what comes next; and the first steps that are not dismissed. */
export type Today = TodayPart;

/**
 * The most rows of a kind, how many of them are read (one more, which is shown if it is the last), the number up to
 * which they are counted, and the days that `coming` looks ahead.
 */
export const todayLimits = { rows: 5, read: 6, counted: 1_000, daysAhead: 7 } as const;

/** Among the dismissals of an account, a report that waits is named by this and its company. */
export const reportDismissals = 'today/report/';

/** The name of a first step among the dismissals of an account. */
export const startDismissal = (step: StartStep) => `start/${step}`;
