import { accountMessages } from '../../../../shared/accounts/messages';
import { peopleLimits } from '../../../../shared/accounts/schemas';
import type { Db } from '../../../platform/database/database';
import { conflict } from '../../../platform/http/errors';
import { lockAccountsOf } from './members.queries';

/** Throws 409 when a person is a member of as many accounts as one can be. */
export async function requireRoomFor(tx: Db, person: number): Promise<void> {
  if ((await lockAccountsOf(tx, person)) < peopleLimits.accounts) return;
  throw conflict(accountMessages['accounts.full'], { code: 'account.full' });
}
