import type { Entity } from '../../../shared/acts/entities';
import { z } from 'zod';
import { type Owner, ownerOf } from '../database/rows/owner';
import type { Doing } from './act';

/** Events that a step of a job writes or takes back. */
export const eventsInStep = 500;

/** The part of a job's data that names the act which it goes on with. */
export const actInJob = z.object({
  act: z.uuid(),
  owner: z.int().transform((id): Owner => ownerOf({ id })),
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

/** An act that has begun, in the form in which a job's data name it. */
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

/** The act as a step of the job goes on with it. */
export const goingOn = ({ at, ...doing }: z.output<typeof actInJob>): Doing & { act: string } => ({
  ...doing,
  at: new Date(at),
});
