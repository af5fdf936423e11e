import { addressCode } from '../../address-code';
import { get, post, signedIn } from '../../http/endpoint';
import { leadMessages } from '../messages';
import { mailMessages } from './messages';
import { mailToLog, newMail } from './schemas';
import type { crmMails } from './tables';

/** A mail to a contact that has not been sent. */
export type LeadMail = Pick<
  typeof crmMails.$inferSelect,
  'id' | 'address' | 'subject' | 'body' | 'state' | 'reason' | 'createdAt' | 'sendsAt' | 'opportunityId'
>;

/** The address to which answers go. */
export interface MailSender {
  address: string;
  isProven: boolean;
  /** Whether the account may send mails at all; the demo account may not. */
  maySend: boolean;
}

/** A message that was brought in: the communication that it is. */
export interface LoggedMail {
  id: number;
  /** Whether it was not there before. */
  isNew: boolean;
  act: string | null;
}

const ofContact = { missing: leadMessages['record.missing'] } as const;
const ofMail = { missing: mailMessages['mail.missing'] } as const;

export const leadMails = {
  /** Those of a contact that wait or were refused, newest first. */
  list: get('/api/leads/contacts/:id/mails', signedIn, undefined, ofContact).returns<LeadMail[]>(),
  send: post('/api/leads/contacts/:id/mails', signedIn, newMail, {
    summary: 'Send a mail to a contact',
    ...ofContact,
    conflicts: [mailMessages['sender.unproven'], mailMessages['contact.refuses']],
  }).returns<LeadMail>(),
  /** Takes back a mail that waits or was refused; answers what it said. */
  cancel: post('/api/leads/mails/:id/cancel', signedIn, undefined, {
    ...ofMail,
    status: 200,
    conflicts: [mailMessages['mail.left']],
  }).returns<LeadMail>(),
  /** Logs a message that was sent or received elsewhere, once. */
  log: post('/api/leads/mails', signedIn, mailToLog, {
    summary: 'Log a message from elsewhere',
    ...ofContact,
    status: 200,
  }).returns<LoggedMail>(),
  sender: get('/api/leads/mail-sender', signedIn, undefined, {
    summary: 'Read the address for answers',
  }).returns<MailSender>(),
  /** Mails a code to the account's address. */
  askCode: post('/api/leads/mail-sender/code', signedIn, undefined, {
    summary: 'Send a code to the address for answers',
    status: 200,
  }).returns<MailSender>(),
  prove: post('/api/leads/mail-sender', signedIn, addressCode, {
    summary: 'Prove the address for answers by its code',
    status: 200,
  }).returns<MailSender>(),
};
