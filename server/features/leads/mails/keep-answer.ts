import { limits } from '../../../../shared/fields';
import { communicationFields } from '../../../../shared/leads/communications/fields';
import type { Doing } from '../../../platform/acts/act';
import type { FollowerDeps } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { findRoom } from '../../../platform/holdings/holdings.queries';
import { leadsRecorder } from '../recording/leads-recorder';
import { findMessage, findSender } from './messages.queries';

/** A mail with which a contact answered one of COMERZIA's. */
interface Answer {
  owner: Owner;
  contactId: number;
  at: Date;
  messageId: string | null;
  subject: string | null;
  text: string | null;
}

/** Logs an answer as a communication with the contact, once; one whose contact is gone, or that says nothing, is not kept. */
export async function keepAnswer(
  tx: Db,
  { owner, contactId, at, messageId, subject, text }: Answer,
  { announce }: Pick<FollowerDeps, 'announce'>,
): Promise<void> {
  const contact = await findSender(tx, owner, contactId);
  const isKnown = messageId !== null && (await findMessage(tx, owner, messageId));
  if (!contact || isKnown || !(subject || text) || (await findRoom(tx, owner, 'communication')) <= 0) return;
  const actor = { kind: 'visitor', id: null, name: contact.name, via: 'capture' } as const;
  const doing: Doing = { owner, actor, kind: 'mail', entity: 'communication', at, announce };
  await leadsRecorder.actIn(tx, doing, (act) =>
    act.create('communication', [
      {
        fields: {
          type: 'email',
          direction: 'in',
          subject: subject?.slice(0, communicationFields.subject.max) ?? null,
          body: text?.trim().slice(0, limits.description) || null,
          contactIds: [contactId],
          companyId: contact.companyId,
          occurredAt: at.toISOString(),
          messageId,
        },
      },
    ]),
  );
}
