import { z } from 'zod';
import { email, limits, line, optionalLine } from '../fields';
import { say } from '../messages';

/** Stored and sent when a visitor names no company, in both languages. */
export const unspecifiedCompany = 'No especificada';

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
    .regex(/^[^\0]*$/, say('text.control'))
    .default(''),
  /** Hidden from people; whoever fills it in is a robot, and refused. */
  leaveEmpty: z.literal('').optional(),
});
export type NewEnquiry = z.infer<typeof newEnquiry>;

export const enquirySearch = z.object({
  q: z.string().max(limits.name).optional(),
  state: z.enum(['all', 'unread', 'read']).default('all'),
  /** Id of the last enquiry already shown; older ones follow. */
  before: z.coerce.number<string | number>().int().positive().max(2_147_483_647).optional(),
});

export const enquiryMark = z.object({ read: z.boolean() });
