import { z } from 'zod';
import { limits, withoutNul } from '../../fields';

export const consultingSearch = z.object({ q: z.string().max(limits.name).check(withoutNul).default('') });
