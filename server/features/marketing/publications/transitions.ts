import type { PublicationStatus } from '../../../../shared/marketing/publications/scales';

/**
 * Every way in which a publication may go from one status to another; all changes of status are made by
 * `movePublication`, which knows no others.
 */
export const transitions = [
  // Due, and the checks pass; row and attempt are committed before the call.
  { from: 'queued', event: 'begun', to: 'attempting' },
  // What it states no longer holds, so no call is made.
  { from: 'queued', event: 'unfit', to: 'failed' },
  // A network where a person publishes, or late where the company is asked.
  { from: 'queued', event: 'handed over', to: 'manual_pending' },
  // By the user or with the campaign.
  { from: 'queued', event: 'cancelled', to: 'cancelled' },
  { from: 'manual_pending', event: 'cancelled', to: 'cancelled' },
  // Late where the company leaves out what is late.
  { from: 'queued', event: 'skipped', to: 'cancelled' },
  { from: 'manual_pending', event: 'skipped', to: 'cancelled' },
  { from: 'attempting', event: 'accepted', to: 'published' },
  { from: 'attempting', event: 'not sent', to: 'queued' },
  { from: 'attempting', event: 'exhausted', to: 'failed' },
  { from: 'attempting', event: 'refused', to: 'failed' },
  // Also when the call had no end within 120 s, since its process is dead then.
  { from: 'attempting', event: 'unknown', to: 'unconfirmed' },
  { from: 'unconfirmed', event: 'found', to: 'published' },
  // Two readings, 60 s apart, prove it absent; or a repeat does no harm.
  { from: 'unconfirmed', event: 'absent', to: 'queued' },
  { from: 'unconfirmed', event: 'harmless', to: 'queued' },
  // A person has looked.
  { from: 'unconfirmed', event: 'seen', to: 'published' },
  { from: 'unconfirmed', event: 'not seen', to: 'queued' },
  { from: 'failed', event: 'retried', to: 'queued' },
  { from: 'manual_pending', event: 'seen', to: 'published' },
  { from: 'manual_pending', event: 'sent late', to: 'queued' },
  // Its absence was read.
  { from: 'published', event: 'undone', to: 'cancelled' },
] as const satisfies readonly { from: PublicationStatus; event: string; to: PublicationStatus }[];

export type PublicationEvent = (typeof transitions)[number]['event'];

/** The status that follows; undefined where the event cannot happen. */
export const statusAfter = (
  from: PublicationStatus,
  event: PublicationEvent,
): PublicationStatus | undefined =>
  transitions.find((each) => each.from === from && each.event === event)?.to;
