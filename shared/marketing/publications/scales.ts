/** How far a publication is; the transitions between these are stated once (`publications/transitions.ts`). */
export const publicationStatuses = [
  'queued',
  'attempting',
  'published',
  'manual_pending',
  'unconfirmed',
  'failed',
  'cancelled',
] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

/** What the ledger of a publication holds: calls to publish, readings of the far side, and removals. */
export const attemptKinds = ['publish', 'read', 'undo'] as const;
export type AttemptKind = (typeof attemptKinds)[number];

/** How an attempt ended; open while it runs, and after the process that made it died. */
export const attemptOutcomes = [
  'open',
  'accepted',
  'not sent',
  'refused',
  'unknown',
  'found',
  'absent',
  'undone',
] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** Publications that are still to come, or that a person has to settle. */
export const openStatuses = [
  'queued',
  'attempting',
  'manual_pending',
  'unconfirmed',
  'failed',
] as const satisfies readonly PublicationStatus[];

/** What waits for a person. */
export const statusesForPerson = [
  'manual_pending',
  'unconfirmed',
  'failed',
] as const satisfies readonly PublicationStatus[];

/** What is scheduled at once, how far ahead, and how long after its slot a publication is late. */
export const publicationLimits = {
  slots: 100,
  daysAhead: 366,
  lateMinutes: 15,
  /** Minutes within which two posts of a channel are close, and days within which a repeat is told. */
  closeMinutes: 60,
  repeatDays: 30,
  calendarDays: 100,
  feedItems: 50,
} as const;
