import type { Doing } from '../../../platform/acts/act';
import type { refusals } from '../../../../shared/leads/mails/scales';
import type { FollowerDeps } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import { type Owner, ownerOf } from '../../../platform/database/rows/owner';
import type { MailEnd } from '../../../platform/mail/mail.queries';
import { withdrawMail } from '../../../platform/mail/mail-queue';
import { messageIdOf, PermanentRefusal } from '../../../platform/mail/mailer';
import { leadsRecorder } from '../recording/leads-recorder';
import { findRecipientOf, lockQueued, refuseWaitingOf, setEnded } from './mails.queries';

const prefix = 'contact-';

/** The id in the queue of a mail to a contact. */
export const queuedIdOf = (key: string) => `${prefix}${key}`;

const refusal = (reason: (typeof refusals)[number]) => new PermanentRefusal(reason);

/** Refuses a mail whose contact is gone by now, or wants no mail any more. */
export async function refuseUnwanted(db: Db, { id }: { id: string }): Promise<void> {
  if (!id.startsWith(prefix)) return;
  const contact = await findRecipientOf(db, id);
  if (!contact || contact.deletedAt) throw refusal('contact-gone');
  if (contact.doNotContact) throw refusal('do-not-contact');
}

/** Logs a mail that was sent as a communication with the contact, or notes why it was refused. */
export async function logMail(
  tx: Db,
  { id, ...end }: { id: string } & MailEnd,
  { now }: FollowerDeps,
): Promise<void> {
  if (!id.startsWith(prefix)) return;
  const queued = await lockQueued(tx, id);
  if (queued?.mail.state !== 'waiting') return;
  if (end.state === 'refused') return void (await setEnded(tx, id, { state: 'refused', reason: end.error }));
  const { mail, contact, sender } = queued;
  if (!contact) return void (await setEnded(tx, id, { state: 'sent' }));
  const owner = ownerOf(mail);
  const at = now();
  const actor = { kind: 'job', ...sender, via: 'screen' } as const;
  const doing: Doing = { owner, actor, kind: 'mail', entity: 'communication', at };
  const [communicationId] = await leadsRecorder.actIn(tx, doing, (act) =>
    act.create('communication', [
      {
        fields: {
          type: 'email',
          direction: 'out',
          subject: mail.subject,
          body: mail.body,
          contactIds: [contact.id],
          companyId: contact.companyId,
          opportunityId: mail.opportunityId,
          occurredAt: at.toISOString(),
          messageId: messageIdOf(id),
        },
      },
    ]),
  );
  await setEnded(tx, id, { state: 'sent', communicationId: communicationId as number });
}

/** Refuses the mails of a member that wait, when the member leaves the account. */
export async function refuseMailsOf(
  tx: Db,
  { owner, person }: { owner: Owner; person: number },
): Promise<void> {
  for (const mail of await refuseWaitingOf(tx, owner, person)) await withdrawMail(tx, mail);
}
