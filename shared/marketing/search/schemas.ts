import { z } from 'zod';
import { limits, queryId, withoutNul } from '../../fields';

/** What was typed; `company` keeps to one company and what belongs to it. */
export const marketingSearch = z.object({
  q: z.string().max(limits.name).check(withoutNul).default(''),
  company: queryId.optional(),
});
