import { findAccountOf } from '../../platform/accounts/accounts.queries';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';

/** Whether an account is the one that takes the enquiries (`ENQUIRIES_OWNER`). */
export async function takesEnquiries(
  db: Db,
  owner: Owner,
  { enquiriesOwner }: Pick<Config, 'enquiriesOwner'>,
): Promise<boolean> {
  return enquiriesOwner !== undefined && (await findAccountOf(db, enquiriesOwner)) === owner;
}
