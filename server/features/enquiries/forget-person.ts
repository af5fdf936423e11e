import type { FollowerDeps } from '../../platform/announcements';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { takesEnquiries } from './takes-enquiries';
import { deleteEnquiriesFrom } from './enquiries.queries';

interface Erased {
  owner: Owner;
  emails: readonly string[];
  cleared: (what: 'enquiries', count: number) => void;
}

/** When the account that takes the enquiries erases a person, their enquiries go too, with the mails about them. */
export async function forgetPerson(tx: Db, erased: Erased, { config }: FollowerDeps): Promise<void> {
  if (erased.emails.length === 0 || !(await takesEnquiries(tx, erased.owner, config))) return;
  erased.cleared('enquiries', await deleteEnquiriesFrom(tx, erased.emails));
}
