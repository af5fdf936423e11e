import type { Entity } from '../../../shared/acts/entities';
import { z } from 'zod';
import { type Owner, ownerOf } from '../database/rows/owner';
import type { Doing } from './act';

/** The number of events that one step of a job writes or undoes. */
export const eventsInStep = 500;

/** The part of a job's data that names the act to continue. */
export const actInJob = z.object({
  act: z.uuid(),
  owner: z.int().transform((userId): Owner => ownerOf({ userId })),
  actor: z.object({
    kind: z.enum(['person', 'job', 'visitor']),
    id: z.int().nullable(),
    name: z.string(),
    via: z.enum(['screen', 'import', 'enquiry', 'capture']),
  }),
  kind: z.string(),
  entity: z.custom<Entity>((name) => typeof name === 'string'),
  at: z.iso.datetime(),
});

/** A started act, as the data of a job name it. */
export const actForJob = (
  { owner, actor, kind, entity, at }: Doing,
  act: string,
): z.input<typeof actInJob> => ({
  act,
  owner,
  actor,
  kind,
  entity,
  at: at.toISOString(),
});

/** Continues the act in a step of the job. */
export const goingOn = ({ at, ...doing }: z.output<typeof actInJob>): Doing & { act: string } => ({
  ...doing,
  at: new Date(at),
});
