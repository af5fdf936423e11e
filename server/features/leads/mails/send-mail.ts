import { randomUUID } from 'node:crypto';
import type { User } from '../../../../shared/auth/tables';
import type { ContactPoint } from '../../../../shared/leads/contacts/scales';
import type { LeadMail } from '../../../../shared/leads/mails/endpoints';
import { mailMessages } from '../../../../shared/leads/mails/messages';
import { mailsPerDay, secondsToCancel } from '../../../../shared/leads/mails/scales';
import type { NewMail } from '../../../../shared/leads/mails/schemas';
import { say } from '../../../../shared/message';
import { lockAccount } from '../../../platform/accounts/accounts.queries';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { AppError, conflict, invalid, notFound } from '../../../platform/http/errors';
import type { Jobs } from '../../../platform/jobs/jobs';
import type { Letter } from '../../../platform/mail/tables';
import { queueMail, withdrawMail } from '../../../platform/mail/mail-queue';
import {
  countToday,
  deleteMail,
  findMailByKey,
  insertMail,
  lockMail,
  lockRecipient,
  requireOpportunity,
} from './mails.queries';
import { queuedIdOf } from './queued-mails';
import { findSender, type Sender } from './senders.queries';

interface Deps {
  db: Db;
  jobs: Jobs;
  now: () => Date;
}

/**
 * Stores a mail to a contact and queues it, in one transaction; it is sent after ten seconds. A request with the key
 * of an earlier one answers its mail. Throws 404, 400 for an address that is not the contact's, 409 for an unproven
 * sender or a contact that wants no mail, and 429 after fifty mails in a day.
 */
export const sendMail = (
  { db, jobs, now }: Deps,
  { owner, user }: { owner: Owner; user: User },
  contactId: number,
  mail: NewMail,
) =>
  db.transaction(async (tx): Promise<LeadMail> => {
    // What an account sends in a day is counted one after another.
    await lockAccount(tx, owner);
    const sender = await findSender(tx, user.id);
    const contact = await lockRecipient(tx, owner, contactId);
    const sent = await findMailByKey(tx, owner, mail.key);
    if (sent) return sent;
    if (!sender.isProven) throw conflict(mailMessages['sender.unproven']);
    if (contact.doNotContact) throw conflict(mailMessages['contact.refuses']);
    const address = emailsOf(contact.points).find((one) => isSame(one, mail.address));
    if (!address) throw invalid({ address: mailMessages['address.unknown'] });
    if (mail.opportunityId) await requireOpportunity(tx, owner, mail.opportunityId);
    const createdAt = now();
    await refuseAboveDay(tx, owner, createdAt);
    const sendsAt = new Date(createdAt.getTime() + secondsToCancel * 1_000);
    const queuedId = queuedIdOf(randomUUID());
    const stored = await insertMail(tx, {
      ...mail,
      address,
      userId: owner,
      senderId: user.id,
      contactId,
      createdAt,
      sendsAt,
      mail: queuedId,
    });
    const to = { name: contact.name ?? '', address };
    await queueMail(tx, jobs, queuedId, letterOf(mail, sender, to), sendsAt);
    return stored;
  });

const letterOf = ({ subject, body }: NewMail, { name, email }: Sender, to: Letter['to']): Letter => ({
  from: name,
  replyTo: { name, address: email },
  to,
  subject,
  text: body,
});

const emailsOf = (points: readonly ContactPoint[]) =>
  points.flatMap(({ kind, value }) => (kind === 'email' ? value : []));

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

async function refuseAboveDay(tx: Db, owner: Owner, now: Date) {
  const { count, secondsLeft } = await countToday(tx, owner, now);
  if (count < mailsPerDay) return;
  const said = say(mailMessages['day.full'], { max: mailsPerDay });
  throw new AppError(429, said, { retryAfter: secondsLeft });
}

/** Takes back a mail that waits or was refused, and resolves to it. Throws 409 for one that has left. */
export const cancelMail = ({ db }: Deps, owner: Owner, id: number) =>
  db.transaction(async (tx): Promise<LeadMail> => {
    const found = await lockMail(tx, owner, id);
    if (!found) throw notFound();
    const { mail, ...stored } = found;
    const isBack =
      stored.state === 'refused' || (stored.state === 'waiting' && (await withdrawMail(tx, mail)));
    if (!isBack) throw conflict(mailMessages['mail.left']);
    await deleteMail(tx, owner, id);
    return stored;
  });
