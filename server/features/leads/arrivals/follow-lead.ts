import type { Doing } from '../../../platform/acts/act';
import type { Actor } from '../../../../shared/acts/tables';
import type { FollowerDeps } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { deleteChanges, deleteContacts } from '../erasing/erase.queries';
import { erasePerson, personOf } from '../erasing/erase-person';
import { leadsRecorder } from '../recording/leads-recorder';
import { findContactByEmail } from './arrivals.queries';
import { findOrigin } from './follow-lead.queries';

interface Lapsed {
  owner: Owner;
  leadId: number;
  contactId: number;
  /** Called when a person has edited the contact. */
  keep: () => void;
}

/**
 * A lead of COMERZIA that never confirmed its address is deleted. The contact that was made from it is deleted too,
 * unless a person has edited it. A contact that already existed stays.
 */
export async function dropLapsed(tx: Db, { owner, leadId, contactId, keep }: Lapsed): Promise<void> {
  const found = await findOrigin(tx, owner, contactId, leadId);
  if (!found?.isMadeOfLead) return;
  if (found.isWorkedOn) return keep();
  await deleteContacts(tx, owner, [contactId]);
  await deleteChanges(tx, owner, { contact: [contactId] });
}

interface Erased {
  owner: Owner;
  actor: Actor;
  emails: readonly string[];
  /** Receives the number of erased contacts. */
  cleared: (contacts: number) => void;
}

/** Erases the contact with the address of an erased COMERZIA lead, wherever the account has stored it. */
export async function eraseLeadsContact(
  tx: Db,
  { owner, actor, emails, cleared }: Erased,
  { now, announce }: FollowerDeps,
): Promise<void> {
  for (const email of emails) {
    const known = await findContactByEmail(tx, owner, email);
    if (!known || known.isShared) continue;
    const doing: Doing = { owner, actor, kind: 'erase', entity: 'contact', at: now(), announce };
    await leadsRecorder.actIn(tx, doing, async (act) =>
      erasePerson(act, await personOf(act, known.id), { announce }),
    );
    cleared(1);
  }
}
