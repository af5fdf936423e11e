import type { FollowerDeps } from '../../platform/announcements';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { takesEnquiries } from './takes-enquiries';
import { listEnquiriesFrom } from './enquiries.queries';

interface Asked {
  owner: Owner;
  emails: readonly string[];
  tell: (part: 'enquiries', kept: unknown) => void;
}

/** When the account that takes the enquiries asks what is kept of a person, it is told their enquiries too. */
export async function tellEnquiries(db: Db, asked: Asked, { config }: FollowerDeps): Promise<void> {
  if (asked.emails.length === 0 || !(await takesEnquiries(db, asked.owner, config))) return;
  asked.tell('enquiries', await listEnquiriesFrom(db, asked.emails));
}
