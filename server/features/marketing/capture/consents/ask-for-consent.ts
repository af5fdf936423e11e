import { escapeHtml } from '../../../../../shared/escape-html';
import { optInDate, optInTexts } from '../../../../../shared/marketing/texts/opt-in';
import { withoutAddresses } from '../../../../../shared/marketing/texts/without-addresses';
import { site } from '../../../../../shared/site';
import { cleaned } from '../../../../../shared/marketing/campaigns/rendering/cleaned';
import type { Db } from '../../../../platform/database/database';
import { ownerOf } from '../../../../platform/database/rows/owner';
import { hashToken, newToken } from '../../../../platform/http/access';
import type { Jobs } from '../../../../platform/jobs/jobs';
import { queueMail } from '../../../../platform/mail/mail-queue';
import { messageIdOf } from '../../../../platform/mail/mailer';
import type { Letter } from '../../../../platform/mail/tables';
import type { StoredLead } from '../leads/capture-lead.queries';
import { insertLeadEvents } from '../leads/lead-events.queries';
import { updateLeadState } from '../leads/lead-states.queries';
import type { Controller } from '../stored/controller.queries';
import type { StoredSubmission } from '../stored/submissions.queries';
import { findFreeAt, insertOptInMail } from '../../mails-a-day.queries';
import { emailHash } from './company-key.queries';
import { insertConsent } from './consents.queries';
import { insertOptIn } from './opt-ins.queries';

const day = 24 * 60 * 60 * 1_000;
/** How long a link in an opt-in mail is valid, in milliseconds. */
const lifetime = 7 * day;

export interface AskingDeps {
  jobs: Jobs;
  publicUrl: string;
}

interface Asking {
  submission: StoredSubmission;
  wordingVersion: string;
  controller: Pick<Controller, 'name' | 'senderName' | 'timezone' | 'isDemo'>;
  at: Date;
}

/**
 * The opt-in mail. It contains no text typed by the visitor, and no email address that the company put into one of its
 * names.
 */
function letterOf({ submission, controller }: Asking, link: string): Letter {
  const { language, at, email } = submission;
  const texts = optInTexts[language];
  const company = withoutAddresses(cleaned(controller.name));
  const sender = withoutAddresses(cleaned(controller.senderName ?? controller.name));
  const date = optInDate(at, language, controller.timezone);
  const text = texts.mail({ company, date, link });
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  return {
    from: texts.from(sender, site.name),
    to: { name: '', address: email },
    subject: texts.subject(company),
    text,
    html: `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif;max-width:36rem"><p>${escapeHtml(text).replace(escapeHtml(link), anchor)}</p></body></html>`,
  };
}

/** The evidence for a ticked box that is not confirmed yet. */
async function evidenceOf(tx: Db, { submission, wordingVersion }: Asking, wording: string) {
  const { userId, marketingCompanyId, email, pageId, language, door, at } = submission;
  return {
    userId,
    marketingCompanyId,
    state: 'pending' as const,
    wording,
    wordingVersion,
    language,
    emailHash: await emailHash(tx, marketingCompanyId, email),
    pageId,
    door,
    submittedAt: at,
    at,
    addressHash: submission.addressHash,
    userAgent: submission.userAgent,
  };
}

/**
 * Asks a lead that ticked the box to confirm its address. Stores the evidence of the tick and a link that is valid for
 * seven days, and enqueues the mail, all in the caller's transaction, which has locked the account. A lead that has
 * already confirmed gets no mail. The mail counts toward the account's daily limit; above the limit it is delayed, and
 * its link is valid for seven days from then on.
 */
export async function askForConsent(
  tx: Db,
  lead: StoredLead,
  asking: Asking,
  { jobs, publicUrl }: AskingDeps,
): Promise<void> {
  const { submission, controller, at } = asking;
  const { agreed, wording, userId } = submission;
  if (!agreed || wording === null || lead.consent === 'confirmed') return;
  const token = newToken();
  const tokenHash = hashToken(token);
  const mailId = `opt-in-${tokenHash.slice(0, 32)}`;
  const evidence = await evidenceOf(tx, asking, wording);
  const consentId = await insertConsent(tx, {
    ...evidence,
    leadId: lead.id,
    messageId: messageIdOf(mailId),
  });
  const owner = ownerOf({ userId });
  const isMailed = !controller.isDemo;
  const sendsAt = (isMailed ? await findFreeAt(tx, owner, at) : null) ?? at;
  const expiresAt = new Date(sendsAt.getTime() + lifetime);
  await insertOptIn(tx, { userId, leadId: lead.id, consentId, tokenHash, expiresAt });
  await updateLeadState(tx, owner, lead.id, { consent: 'pending' });
  await insertLeadEvents(tx, owner, [{ leadId: lead.id, kind: 'opt-in sent', at }]);
  if (!isMailed) return;
  await insertOptInMail(tx, owner, sendsAt);
  const letter = letterOf(asking, `${publicUrl}/optin/${token}`);
  await queueMail(tx, jobs, mailId, letter, sendsAt > at ? sendsAt : undefined);
}
