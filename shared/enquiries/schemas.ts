import { z } from 'zod';
import { email, limits, line, optionalLine, withoutNul } from '../fields';
import type { Language } from '../languages';
import { listQuery } from '../list/list-query';
import { say } from '../message';
import { messages } from '../messages';
import { enquiryFromForm, unspecifiedCompany } from './services';
import { enquiryMessages } from './messages';

export const newEnquiry = z.object({
  name: line(messages['name.required']),
  email,
  company: optionalLine()
    .transform((company) => company ?? unspecifiedCompany)
    .default(unspecifiedCompany),
  service: optionalLine().default(null),
  subject: line(enquiryMessages['subject.required'], 300),
  message: z
    .string()
    .max(limits.message, say(messages['text.long'], { max: limits.message }))
    .check(withoutNul)
    .default(''),
  /** A honeypot, hidden from people: a request that fills it in is refused. */
  leaveEmpty: z.literal('').optional(),
});
export type NewEnquiry = z.infer<typeof newEnquiry>;

const typed = z.string().catch('');

/** The fields of the contact form as a page in this language posts them. */
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
    // `newEnquiry` also refuses a filled honeypot.
    .transform((fields) => enquiryFromForm(fields, language) as z.input<typeof newEnquiry>)
    .pipe(newEnquiry);

/** The filter by read state. */
export const enquiryStates = ['all', 'unread', 'read'] as const;

export const enquirySearch = listQuery(['createdAt'], '-createdAt').extend({
  state: z.enum(enquiryStates).default('all'),
});

export const enquiryMark = z.object({ read: z.boolean() });
