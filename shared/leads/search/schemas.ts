import { z } from 'zod';
import { limits, withoutNul } from '../../fields';

export const typedSearch = z.object({ q: z.string().max(limits.name).check(withoutNul).default('') });
