/** The status of a publication; its transitions are defined in one place (`publications/transitions.ts`). */
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

/** The entries of a publication's ledger: calls to publish, checks on the network, and removals. */
export const attemptKinds = ['publish', 'read', 'undo'] as const;
export type AttemptKind = (typeof attemptKinds)[number];

/** How an attempt ended; `open` while it runs, and after the process that made it died. */
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

/** Publications that are still to be sent, or that a person must settle. */
export const openStatuses = [
  'queued',
  'attempting',
  'manual_pending',
  'unconfirmed',
  'failed',
] as const satisfies readonly PublicationStatus[];

/** What can still get another text or picture, as long as nothing of it was sent. */
export const changeableStatuses = [
  'queued',
  'manual_pending',
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
