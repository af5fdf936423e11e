import { z } from 'zod';
import { limits, withoutNul } from '../../fields';

/** The name of the person, typed to confirm. */
export const typedName = z.object({
  name: z
    .string()
    .max(limits.name * 3)
    .check(withoutNul),
});
