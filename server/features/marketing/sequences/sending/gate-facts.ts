import type { Email } from '../../../../../shared/marketing/campaigns/piece';
import { isZone } from '../../../../../shared/time/zone';
import { isOf } from '../../../../../shared/marketing/campaigns/by-medium';
import type { GateFacts } from '../gates/gates';
import { quietHours } from '../gates/quiet-hours';
import type { ReadMail } from './claim.queries';

/** The approved mail of a step, unless a fact that it cites was changed since. */
export function approvedMail({ campaign, version }: Pick<ReadMail, 'campaign' | 'version'>): Email | null {
  if (!campaign || campaign.deletedAt || campaign.approvedVersion === null) return null;
  if (campaign.changedFacts.length > 0 || !version || !isOf(version.piece, 'mail')) return null;
  return version.piece.content;
}

/** Whether a company has said who writes, from where, and has proven where answers go. */
export const isSenderComplete = (
  company: Pick<ReadMail['company'], 'replyTo' | 'postalAddress'>,
  provenEmail: string | null,
): boolean => Boolean(company.postalAddress && company.replyTo && provenEmail === company.replyTo);

interface Counted {
  isSuppressed: boolean;
  toLead: readonly Date[];
  accountFreeAt: Date | null;
  /** Whether the account may send mails at all. */
  maySend: boolean;
}

/** What the gates read of a stored mail. */
export function gateFacts(mail: ReadMail, counted: Counted): GateFacts {
  const { lead, enrolment, sequence, step, company, provenEmail } = mail;
  return {
    ...counted,
    consent: lead.deletedAt ? 'withdrawn' : lead.consent,
    delivery: lead.delivery,
    enrolment: enrolment.status,
    enrolledAt: enrolment.at,
    leadStatus: lead.status,
    answeredAt: lead.answeredAt,
    isInstant: step?.position === 0 && step.delay === 0,
    zone: lead.timezone && isZone(lead.timezone) ? lead.timezone : company.timezone,
    quiet: quietHours(company.quietFrom, company.quietTo),
    sequence: sequence.status,
    hasContent: approvedMail(mail) !== null,
    hasSender: counted.maySend && isSenderComplete(company, provenEmail),
    isCompanyLive: company.deletedAt === null,
  };
}
