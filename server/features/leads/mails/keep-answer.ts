import { limits } from '../../../../shared/fields';
import { communicationFields } from '../../../../shared/leads/communications/fields';
import { oneLine } from '../../../../shared/leads/mails/one-line';
import type { Doing } from '../../../platform/acts/act';
import type { FollowerDeps } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { findRoom } from '../../../platform/holdings/holdings.queries';
import { leadsRecorder } from '../recording/leads-recorder';
import { contentIdOf } from './content-id';
import { findMessage, findSender } from './messages.queries';

/** The longest Message-ID that a line of a mail has room for. */
const longestId = 998;

/** At most so many characters of a text, without those that the database cannot keep: NUL and half a surrogate pair. */
const kept = (text: string | null, most: number): string | null =>
  text
    ?.slice(0, most)
    .replace(/[\0\p{Cs}]/gu, '')
    .trim() || null;

/** A mail with which a contact answered one of COMERZIA's. */
interface Answer {
  owner: Owner;
  contactId: number;
  at: Date;
  messageId: string | null;
  /** When its sender says that it was written. */
  sentAt: string | null;
  subject: string | null;
  text: string | null;
}

/** Logs an answer as a communication with the contact, once; one whose contact is gone, or that says nothing, is not kept. */
export async function keepAnswer(
  tx: Db,
  { owner, contactId, at, ...mail }: Answer,
  { announce }: Pick<FollowerDeps, 'announce'>,
): Promise<void> {
  const subject = kept(oneLine(mail.subject ?? ''), communicationFields.subject.max);
  const body = kept(mail.text, limits.description);
  const messageId =
    kept(oneLine(mail.messageId ?? ''), longestId) ??
    contentIdOf({ contactId, at: mail.sentAt, subject, body });
  const contact = await findSender(tx, owner, contactId);
  const isKnown = await findMessage(tx, owner, messageId);
  if (!contact || isKnown || !(subject || body) || (await findRoom(tx, owner, 'communication')) <= 0) return;
  const actor = { kind: 'visitor', id: null, name: contact.name, via: 'capture' } as const;
  const doing: Doing = { owner, actor, kind: 'mail', entity: 'communication', at, announce };
  await leadsRecorder.actIn(tx, doing, (act) =>
    act.create('communication', [
      {
        fields: {
          type: 'email',
          direction: 'in',
          subject,
          body,
          contactIds: [contactId],
          companyId: contact.companyId,
          occurredAt: at.toISOString(),
          messageId,
        },
      },
    ]),
  );
}
