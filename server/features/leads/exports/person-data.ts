import type { Contact } from '../../../../shared/leads/contacts/endpoints';
import { listChanges } from '../../../platform/acts/events.queries';
import { type Announce, announcement } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { listImportedLines } from './imported-lines.queries';
import { listMails } from '../mails/mails.queries';
import { findAllAbout, listIdsOf } from './person.queries';

/** Somebody asks for the data about a person; followers add what else the account has stored about them. */
export interface AskedPerson {
  owner: Owner;
  /** The contact, and those that were merged into it. */
  contactIds: readonly number[];
  /** Their addresses in lower case, without those that several people share. */
  emails: readonly string[];
  tell: (part: 'comerzia' | 'enquiries', kept: unknown) => void;
}

export const personAsked = announcement<AskedPerson>('personAsked');

/** Everything that the account has stored about the person of a contact. */
export async function dataOf(
  { db, announce }: { db: Db; announce: Announce },
  owner: Owner,
  contact: Contact,
): Promise<Record<string, unknown>> {
  const contactIds = await listIdsOf(db, owner, contact.id);
  const emails = contact.points
    .filter(({ kind, shared }) => kind === 'email' && !shared)
    .map(({ value }) => value.toLowerCase());
  const kept: Record<string, unknown> = {
    contact,
    ...(await findAllAbout(db, owner, contact.id)),
    mails: await listMails(db, owner, contact.id),
    changes: await listChanges(db, owner, 'contact', contact.id),
    imported: await listImportedLines(db, owner, { contactIds, emails }),
  };
  await announce(db, personAsked, {
    owner,
    contactIds,
    emails,
    tell: (part, told) => {
      kept[part] = told;
    },
  });
  return kept;
}
