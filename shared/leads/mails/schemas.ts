import { z } from 'zod';
import { email, line, paragraph, rowId } from '../../fields';
import { mailMessages } from './messages';
import { codeLength } from './scales';

export const newMail = z.object({
  /** The same request twice is one mail. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  address: email,
  subject: line(mailMessages['subject.required'], 300),
  body: paragraph(mailMessages['body.required']),
  /** What it is about. */
  opportunityId: rowId.nullable().default(null),
});

export const mailCode = z.object({
  code: z
    .string({ error: mailMessages['code.invalid'] })
    .trim()
    .regex(new RegExp(`^\\d{${codeLength}}$`), mailMessages['code.invalid']),
});

export type NewMail = z.output<typeof newMail>;
