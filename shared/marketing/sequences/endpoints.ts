import { addressCode } from '../../address-code';
import { file } from '../../http/body';
import { del, everyone, get, patch, post, signedIn } from '../../http/endpoint';
import type { Page } from '../../list/page';
import type { LeadStatus } from '../capture/scales';
import type { ListedMessage, MailedLead } from './listed-mails';
import type { MessageCounts, StepCounts } from './message-counts';
import { sequenceMessages } from './messages';
import {
  answerQuery,
  enrolmentQuery,
  messageQuery,
  newSequence,
  sequenceChanges,
  sequenceQuery,
  sequenceSwitch,
} from './schemas';
import type { Simulation } from './simulated-mail';
import type { marketingEnrolments, marketingSequenceSteps, marketingSequences } from './tables';

/** A sequence in the list. */
export interface ListedSequence extends Omit<typeof marketingSequences.$inferSelect, 'userId' | 'refusals'> {
  stepCount: number;
  /** The campaigns whose emails its steps send. */
  campaignIds: number[];
  /** Leads that are in it, and those that ever were. */
  active: number;
  enrolled: number;
  /** Leads to whom the mail of every step was sent. */
  finished: number;
  /** Leads that answered. */
  answered: number;
  messages: MessageCounts;
}

/** A step with the campaign that it sends and what became of its mails. */
export interface SequenceStep
  extends Omit<typeof marketingSequenceSteps.$inferSelect, 'userId' | 'sequenceId'> {
  campaignName: string | null;
  /** Of the approved version; null where there is none, and then the step's mails wait. */
  subject: string | null;
  /** The first sentence of that version. */
  opening: string | null;
  messages: StepCounts;
}

/** A sequence with its steps in their order. */
export interface Sequence extends ListedSequence {
  steps: SequenceStep[];
}

/** A lead in a sequence. */
export interface ListedEnrolment
  extends Omit<typeof marketingEnrolments.$inferSelect, 'userId' | 'sequenceId'> {
  leadName: string | null;
  leadEmail: string | null;
  /** Mails that were sent, and when the next one is due. */
  sent: number;
  nextAt: Date | null;
  /** When the lead last answered, since it joined, and the place of the step, from 0, whose mail had gone out before that. */
  answeredAt: Date | null;
  answeredPlace: number | null;
  /** The subject of that mail, how the answer begins where LEADMANAGER keeps it, and the contact that has it. */
  answeredSubject: string | null;
  words: string | null;
  contactId: number | null;
  sequenceName: string;
  /** When somebody first turned to that contact after the answer, as LEADMANAGER knows. */
  repliedAt: Date | null;
  /** Whether the answer still waits for a reply; not once the lead is moved on by hand. */
  waits: boolean;
  leadStatus: LeadStatus;
  leadVersion: number;
}

/** Where a company's mail server hands over answers and reports. */
export interface MailHook {
  /** Null before it is made. */
  address: string | null;
}

/** Where answers go, and whether it is proven to be the company's. */
export interface CompanySender {
  address: string | null;
  isProven: boolean;
  /** Whether the account may send mails at all; the demo account may not. */
  maySend: boolean;
}

const missing = sequenceMessages['sequence.missing'];
const path = '/api/marketing/sequences';
const one = `${path}/:id` as const;
const ofLead = { missing: sequenceMessages['lead.missing'] };
const ofCompany = { missing: sequenceMessages['company.missing'] };
const hook = '/api/marketing/companies/:id/mail-hook';
const sender = '/api/marketing/companies/:id/mail-sender';

/** What keeps a sequence from being switched on. */
const offReasons = [
  sequenceMessages['on.noSteps'],
  sequenceMessages['on.notApproved'],
  sequenceMessages['on.notSimulated'],
  sequenceMessages['on.sender'],
  sequenceMessages['on.unproven'],
];

export const marketingSequencesApi = {
  /** Those of a company, by name. */
  list: get(path, signedIn, sequenceQuery).returns<ListedSequence[]>(),
  create: post(path, signedIn, newSequence, {
    ...ofCompany,
    conflicts: [sequenceMessages['sequence.full']],
  }).returns<Sequence>(),
  read: get(one, signedIn, undefined, { missing }).returns<Sequence>(),
  /** What is due and not sent yet follows changed steps. */
  update: patch(one, signedIn, sequenceChanges, { missing }).returns<Sequence>(),
  /** Deletes it with its enrolments and mails. */
  remove: del(one, signedIn, undefined, { missing }).returns<null>(),
  switch: post(`${one}/status`, signedIn, sequenceSwitch, {
    summary: 'Switch a sequence on or off',
    status: 200,
    missing,
    conflicts: offReasons,
  }).returns<Sequence>(),
  simulate: post(`${one}/simulate`, signedIn, undefined, { status: 200, missing }).returns<Simulation>(),
  /** The latest first; of those who answered, first who waits for a reply, the longest before all. */
  enrolments: get(`${one}/enrolments`, signedIn, enrolmentQuery, { missing }).returns<
    Page<ListedEnrolment>
  >(),
  /** Who answered the sequences of a company: first who waits for a reply, the longest before all. */
  answers: get(`${path}/answers`, signedIn, answerQuery, {
    summary: 'List who answered the sequences of a company',
  }).returns<Page<ListedEnrolment>>(),
  /** The latest first. */
  messages: get(`${one}/messages`, signedIn, messageQuery, { missing }).returns<Page<ListedMessage>>(),
  /** The mails by lead: first the lead whose last mail was sent, or is due, the latest. */
  mailed: get(`${one}/mailed`, signedIn, messageQuery, {
    summary: 'List the leads of a sequence with their emails',
    missing,
  }).returns<Page<MailedLead>>(),
};

/** What sequences and a lead have to do with each other. */
export const leadRepliesApi = {
  /** The mails to a lead of all sequences, the latest first. */
  messages: get('/api/marketing/leads/:id/messages', signedIn, undefined, ofLead).returns<ListedMessage[]>(),
  /** Notes that a lead answered, which stops its sequences; `stopped` says how many. */
  answered: post('/api/marketing/leads/:id/answered', signedIn, undefined, {
    summary: 'Note that a lead answered',
    ...ofLead,
    status: 200,
  }).returns<{
    answeredAt: Date;
    stopped: number;
  }>(),
};

export const mailHookApi = {
  read: get(hook, signedIn, undefined, ofCompany).returns<MailHook>(),
  /** Makes an address; the one before stops working. */
  rotate: post(hook, signedIn, undefined, {
    summary: 'Create a new address for the mail hook',
    proof: 'now',
    ...ofCompany,
    status: 200,
  }).returns<MailHook>(),
  /** A message as it was received (RFC 822). */
  receive: post(
    '/hooks/mail/:token',
    everyone,
    file(1024 * 1024, ['message/rfc822', 'application/octet-stream', 'text/plain']),
    { summary: 'Receive an answer or a delivery report', status: 200 },
  ).returns<{ received: true }>(),
};

export const companySenderApi = {
  read: get(sender, signedIn, undefined, ofCompany).returns<CompanySender>(),
  askCode: post(`${sender}/code`, signedIn, undefined, {
    summary: 'Send a code to the address for answers',
    ...ofCompany,
    status: 200,
    conflicts: [sequenceMessages['sender.none']],
  }).returns<CompanySender>(),
  prove: post(sender, signedIn, addressCode, {
    summary: 'Prove the address for answers by its code',
    ...ofCompany,
    status: 200,
  }).returns<CompanySender>(),
};
