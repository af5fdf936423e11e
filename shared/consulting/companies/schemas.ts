import { z } from 'zod';
import { line, optionalEmail } from '../../fields';
import type { MessageKey } from '../../messages';
import { sizes, structures } from '../scales';

export const companyForm = z.object({
  name: line('name.required'),
  sector: line('sector.required'),
  size: z.enum(sizes, { error: 'size.required' satisfies MessageKey }),
  structure: z.enum(structures, { error: 'structure.required' satisfies MessageKey }),
  email: optionalEmail,
});

// What a caller may leave out gets its default only when something is made: a change must not reset it.
export const newCompany = companyForm.extend({ email: optionalEmail.default(null) });
export const companyChanges = companyForm.partial();

export type NewCompany = z.infer<typeof newCompany>;
