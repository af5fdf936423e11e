import { z } from 'zod';
import { rowId } from '../../fields';
import { seenVersion } from '../../list/version';
import { twinEntities } from '../duplicates/scales';
import { mergeMessages } from './messages';

/** The maximum number of records in one merge. */
export const mostMerged = 5;

/** The records with the versions that the caller saw; the first is kept. */
export const newMerge = z.object({
  entity: z.enum(twinEntities),
  records: z
    .array(z.object({ id: rowId, ...seenVersion }))
    .min(2, mergeMessages['records.few'])
    .max(mostMerged, mergeMessages['records.many'])
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, mergeMessages['records.few']),
  /** The id of the record whose value a field takes, for fields that do not take the kept one's. */
  chosen: z.record(z.string().max(50), rowId).default({}),
});

export type NewMerge = z.input<typeof newMerge>;
