import { z } from 'zod';
import { largestId } from '../../row-ids';

/** The place of an act, from which on changes are asked for. */
export const changesAfter = z.object({
  after: z.coerce.number<string | number>().int().min(0).max(largestId).optional(),
});
