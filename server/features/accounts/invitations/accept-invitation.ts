import { accountMessages } from '../../../../shared/accounts/messages';
import { peopleLimits } from '../../../../shared/accounts/schemas';
import type { User } from '../../../../shared/auth/tables';
import { accountOwner, insertMember, lockAccount } from '../../../platform/accounts/accounts.queries';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { hashToken } from '../../../platform/http/access';
import { conflict, forbidden } from '../../../platform/http/errors';
import { type Doer, logDone } from '../../../platform/accounts/log.queries';
import { findMember, setRole } from '../members/members.queries';
import { requireRoomFor } from '../members/room-for';
import { countMembers, findAccountOfToken, takeInvitation } from './invitations.queries';

const over = () => conflict(accountMessages['invitation.over'], { code: 'invitation.over' });

/**
 * Makes a person a member by the link of an invitation, or the owner of an account that is handed over to them. Throws
 * 409 when the link no longer works or there is no room, and 403 when it is for another address.
 */
export async function acceptInvitation(
  tx: Db,
  token: string,
  user: Pick<User, 'id' | 'name' | 'email'>,
  doer: Doer,
): Promise<Owner> {
  const tokenHash = hashToken(token);
  const owner = await findAccountOfToken(tx, tokenHash, doer.at);
  if (!owner || !(await lockAccount(tx, owner))) throw over();
  const invitation = await takeInvitation(tx, tokenHash, doer.at);
  if (!invitation) throw over();
  if (invitation.email.toLowerCase() !== user.email.toLowerCase())
    throw forbidden(accountMessages['invitation.other'], 'invitation.other');
  if (invitation.role === 'owner') await handOver(tx, owner, user);
  else await join(tx, owner, user, invitation.role);
  const kind = invitation.role === 'owner' ? 'handedOver' : 'joined';
  await logDone(tx, owner, { ...doer, kind, about: user.name });
  return owner;
}

async function handOver(tx: Db, owner: Owner, { id }: Pick<User, 'id'>) {
  // Somebody who has left meanwhile would come back as the owner.
  if (!(await findMember(tx, owner, id))) throw over();
  const before = await accountOwner(tx, owner);
  await setRole(tx, owner, before.id, 'editor');
  await setRole(tx, owner, id, 'owner');
}

async function join(tx: Db, owner: Owner, { id }: Pick<User, 'id'>, role: 'reader' | 'editor') {
  if (await findMember(tx, owner, id))
    throw conflict(accountMessages['member.again'], { code: 'member.again' });
  if ((await countMembers(tx, owner)) >= peopleLimits.members)
    throw conflict(accountMessages['account.full'], { code: 'account.full' });
  await requireRoomFor(tx, id);
  await insertMember(tx, owner, id, role);
}
