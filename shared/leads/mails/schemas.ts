import { z } from 'zod';
import { email, limits, line, optionalLine, paragraph, rowId } from '../../fields';
import { communicationMessages } from '../communications/messages';
import { saysSomething } from '../communications/schemas';
import { moment, optionalText } from '../../record-fields';
import { mailMessages } from './messages';

export const newMail = z.object({
  /** A repeated request with the same key creates one mail. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  address: email,
  subject: line(mailMessages['subject.required'], 300),
  body: paragraph(mailMessages['body.required']),
  /** The opportunity that it is about. */
  opportunityId: rowId.nullable().default(null),
});

/** An address from a mail header; it need not be deliverable. */
const anyAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.email)
  .regex(/^\P{Cc}+$/u);

/** A message that was sent or received elsewhere. */
export const mailToLog = z
  .object({
    /** Identifies the message; by default its content does. */
    messageId: optionalLine(998).default(null),
    from: anyAddress.nullable().default(null),
    /** The recipients, copies included. */
    to: z.array(anyAddress).max(1_000),
    at: moment.nullable().default(null),
    subject: optionalLine(300).default(null),
    body: optionalText().default(null),
    /** The record on whose page it was dropped. */
    about: z
      .object({
        contactId: rowId.nullable().default(null),
        companyId: rowId.nullable().default(null),
        opportunityId: rowId.nullable().default(null),
      })
      .prefault({}),
  })
  .refine(saysSomething, { path: ['subject'], message: communicationMessages['text.required'] });

export type MailToLog = z.output<typeof mailToLog>;
export type NewMail = z.output<typeof newMail>;
