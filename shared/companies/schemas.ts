import { z } from 'zod';
import { level, limits, line, optionalEmail, optionalLine, paragraph, rowId } from '../fields';
import { languages } from '../languages';
import type { MessageKey } from '../messages';
import { productTypes, scale, sizes, structures } from './scales';

export const companyForm = z.object({
  name: line('name.required'),
  sector: line('sector.required'),
  size: z.enum(sizes, { error: 'size.required' satisfies MessageKey }),
  structure: z.enum(structures, { error: 'structure.required' satisfies MessageKey }),
  email: optionalEmail,
});

export const contactForm = z.object({
  name: line('name.required'),
  position: line('position.required'),
  phone: optionalLine(),
  email: optionalEmail,
  isPrimary: z.boolean(),
});

export const productForm = z.object({
  name: line('name.required'),
  description: paragraph('description.required'),
  type: z.enum(productTypes, { error: 'type.required' satisfies MessageKey }),
});

export const departmentForm = z.object({
  name: line('name.required'),
  function: paragraph('function.required'),
  digitalizationLevel: level,
});

export const problemForm = z.object({ description: paragraph('description.required'), priority: level });

export const strengthForm = z.object({ description: paragraph('description.required'), impact: level });

// What a caller may leave out gets its default only when something is made: a change must not reset it.
const inCompany = { companyId: rowId };
const usualLevel = level.default(scale.usual);

export const newCompany = companyForm.extend({ email: optionalEmail.default(null) });
export const newContact = contactForm.extend({
  ...inCompany,
  phone: optionalLine().default(null),
  email: optionalEmail.default(null),
  isPrimary: z.boolean().default(false),
});
export const newProduct = productForm.extend({
  ...inCompany,
  type: productForm.shape.type.default('product'),
});
export const newDepartment = departmentForm.extend({ ...inCompany, digitalizationLevel: usualLevel });
export const newProblem = problemForm.extend({ ...inCompany, priority: usualLevel });
export const newStrength = strengthForm.extend({ ...inCompany, impact: usualLevel });

export type NewCompany = z.infer<typeof newCompany>;
export type NewContact = z.infer<typeof newContact>;
export type NewProduct = z.infer<typeof newProduct>;
export type NewDepartment = z.infer<typeof newDepartment>;
export type NewProblem = z.infer<typeof newProblem>;
export type NewStrength = z.infer<typeof newStrength>;

/** A report lists everything a company holds, so its texts have room for a thousand of the longest items. */
const reportText = paragraph('field.required', 1_200 * limits.description);

export const newReport = z.object({
  ...inCompany,
  analysis: reportText,
  recommendations: reportText,
  aiArchitecture: reportText,
  /** Language of the texts; without it, the language of the request. */
  language: z.enum(languages).optional(),
});
export type NewReport = z.infer<typeof newReport>;

export const companyChanges = companyForm.partial();
export const contactChanges = contactForm.partial();
export const productChanges = productForm.partial();
export const departmentChanges = departmentForm.partial();
export const problemChanges = problemForm.partial();
export const strengthChanges = strengthForm.partial();
