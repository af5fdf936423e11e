import { z } from 'zod';
import { email, limits, line, optionalLine, rowId, withoutNul } from '../fields';
import type { Language } from '../languages';
import { type MessageKey, say } from '../messages';
import { enquiryFromForm, unspecifiedCompany } from './services';

export const newEnquiry = z.object({
  name: line('name.required'),
  email,
  company: optionalLine()
    .transform((company) => company ?? unspecifiedCompany)
    .default(unspecifiedCompany),
  service: optionalLine().default(null),
  subject: line('subject.required', 300),
  message: z
    .string()
    .max(limits.message, say('text.long', { max: limits.message }))
    .check(withoutNul)
    .default(''),
  /** Hidden from people; whoever fills it in is a robot, and refused. */
  leaveEmpty: z.literal('').optional(),
});
export type NewEnquiry = z.infer<typeof newEnquiry>;

const typed = z.string().catch('');

/** The fields of the contact form, as a page in this language posts them. */
export const postedEnquiry = (language: Language) =>
  z
    .object({
      nombre: typed,
      email: typed,
      empresa: typed,
      servicio: typed,
      mensaje: typed,
      leaveEmpty: typed,
    })
    // The last check refuses what a robot has typed.
    .transform((fields) => enquiryFromForm(fields, language) as z.input<typeof newEnquiry>)
    .pipe(newEnquiry);

export const enquirySearch = z.object({
  q: z.string().max(limits.name).check(withoutNul).optional(),
  state: z.enum(['all', 'unread', 'read']).default('all'),
  /** Id of the last enquiry already shown; older ones follow. */
  before: z.coerce
    .string<string | number>()
    .regex(/^\d{1,10}$/, 'id.invalid' satisfies MessageKey)
    .transform(Number)
    .pipe(rowId)
    .optional(),
});

export const enquiryMark = z.object({ read: z.boolean() });
