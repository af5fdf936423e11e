import { shortPath } from '../../../../../shared/marketing/links/short-links';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import type { Letter } from '../../../../platform/mail/tables';
import { isSuppressed } from '../../capture/consents/suppressions.queries';
import { lockLead } from '../../capture/leads/lead-states.queries';
import { lockAccount } from '../../../../platform/accounts/accounts.queries';
import { findFreeAt } from '../../mails-a-day.queries';
import { makeLink } from '../../links/make-link';
import { stop } from '../enrolling/enrolments.queries';
import { isTaken } from '../enrolling/next-step';
import { planMails } from '../enrolling/plan-mails';
import { decide } from '../gates/gates';
import { changeMessage } from '../messages/message-states.queries';
import * as claim from './claim.queries';
import { approvedMail, gateFacts } from './gate-facts';
import { replyLetter, targetOf } from './reply-letter';

/** A mail that is committed as being sent. */
export interface BegunMessage {
  id: number;
  owner: Owner;
  leadId: number;
  enrolmentId: number;
  sequenceId: number;
  companyId: number;
  email: string;
  /** How often it was tried, this attempt included. */
  attempts: number;
  messageId: string;
  letter: Letter;
}

interface Deps {
  publicUrl: string;
  now: Date;
}

type Due = NonNullable<Awaited<ReturnType<typeof claim.lockDue>>>;

/** Milliseconds until a mail that is held is looked at again. */
const heldFor = 10 * 60_000;

/**
 * Asks the gates and commits their decision, with the message and its attempt; resolves to the mail to be sent, or to
 * undefined. Locks the account, the lead and the mail in this order.
 */
export async function beginMessage(tx: Db, id: number, deps: Deps): Promise<BegunMessage | undefined> {
  const whose = await claim.findMail(tx, id);
  if (!whose) return undefined;
  const { owner, leadId } = whose;
  const { now } = deps;
  const account = await lockAccount(tx, owner);
  await lockLead(tx, owner, leadId);
  const due = await claim.lockDue(tx, owner, id, now);
  if (!due) return undefined;
  const mail = await claim.readMail(tx, owner, id);
  const arrived = await claim.listArrived(tx, owner, due.enrolmentId, id);
  if (await isLeftOut(tx, owner, due, mail, arrived.at(-1)?.clicked ?? false, now)) return undefined;
  const facts = gateFacts(mail, {
    isSuppressed: await isSuppressed(tx, due.marketingCompanyId, mail.lead.contactEmail ?? ''),
    toLead: await claim.listToLead(tx, owner, leadId, now),
    accountFreeAt: await findFreeAt(tx, owner, now),
    // An account that is being closed sends nothing; if it is kept, its mails follow.
    maySend: account?.isDemo === false && account.closingAt === null,
  });
  const decision = decide(facts, now);
  if (decision.is === 'send') {
    const references = arrived.map(({ messageId }) => messageId);
    return commit(tx, { owner, due, mail, references, ...deps });
  }
  if (decision.is === 'stop') {
    await changeMessage(tx, owner, id, 'stopped', { reason: decision.reason, nextAt: null });
    await stop(tx, owner, { enrolmentId: due.enrolmentId }, decision.reason, now);
    return undefined;
  }
  const nextAt = decision.is === 'move' ? decision.to : new Date(now.getTime() + heldFor);
  await changeMessage(tx, owner, id, 'postponed', { nextAt });
  return undefined;
}

/** Passes over a mail whose step was removed or is not taken; then the next one follows. */
async function isLeftOut(tx: Db, owner: Owner, due: Due, mail: claim.ReadMail, clicked: boolean, now: Date) {
  const condition = due.status === 'due' ? mail.step?.condition : 'always';
  const taken = mail.step !== null && isTaken(condition ?? 'always', clicked);
  if (taken) return false;
  if (mail.step) await changeMessage(tx, owner, due.id, 'passed over', { reason: 'condition', nextAt: null });
  else await changeMessage(tx, owner, due.id, 'stopped', { reason: 'removed', nextAt: null });
  await planMails(tx, owner, { enrolment: due.enrolmentId }, now);
  return true;
}

interface Committing extends Deps {
  owner: Owner;
  due: Due;
  mail: claim.ReadMail;
  references: string[];
}

/** Writes the message and its attempt as begun; whatever happens from now on, this is known. */
async function commit(tx: Db, { owner, due, mail, references, publicUrl, now }: Committing) {
  const email = approvedMail(mail);
  if (!email) throw new Error('A mail without content passed the gates');
  const target = targetOf(mail);
  const campaignId = mail.campaign?.id ?? null;
  const link = { companyId: mail.company.id, campaignId, channelId: null };
  const linkCode = due.linkCode ?? (target && (await makeLink(tx, owner, { ...link, target }, now)));
  const attempts = due.attempts + 1;
  const begun = { attempts, attemptedAt: now, nextAt: null, problem: null };
  const contentVersionId = mail.version?.id ?? null;
  await changeMessage(tx, owner, due.id, 'begun', { ...begun, linkCode, contentVersionId });
  const letter = replyLetter(mail, {
    email,
    publicUrl,
    references,
    link: linkCode && publicUrl + shortPath(linkCode),
  });
  const { id, leadId, enrolmentId, messageId } = due;
  return {
    id,
    owner,
    leadId,
    enrolmentId,
    messageId,
    attempts,
    letter,
    sequenceId: mail.sequence.id,
    companyId: mail.company.id,
    email: letter.to.address,
  };
}
