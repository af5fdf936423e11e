import type { FollowerDeps } from '../../platform/announcements';
import type { Db } from '../../platform/database/database';
import { deleteEnquiriesFrom } from './enquiries.queries';

interface Erased {
  username: string;
  emails: readonly string[];
  cleared: (what: 'enquiries', count: number) => void;
}

/** When the account that takes the enquiries erases a person, their enquiries go too, with the mails about them. */
export async function forgetPerson(tx: Db, erased: Erased, { config }: FollowerDeps): Promise<void> {
  if (erased.username !== config.enquiriesOwner || erased.emails.length === 0) return;
  erased.cleared('enquiries', await deleteEnquiriesFrom(tx, erased.emails));
}
