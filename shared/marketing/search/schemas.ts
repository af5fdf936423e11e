import { z } from 'zod';
import { limits, rowId, withoutNul } from '../../fields';

/** What was typed; `company` keeps to one company and what belongs to it. */
export const marketingSearch = z.object({
  q: z.string().max(limits.name).check(withoutNul).default(''),
  company: z.coerce.number<string | number>().pipe(rowId).optional(),
});
