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
