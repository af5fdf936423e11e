import { membersApi } from '../../../../shared/accounts/endpoints';
import { accountMessages } from '../../../../shared/accounts/messages';
import type { Announce } from '../../../platform/announcements';
import { openAccount, lockAccount } from '../../../platform/accounts/accounts.queries';
import { memberLeaves } from '../../../platform/accounts/member-leaves';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { conflict, forbidden, notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { doerOf, logDone } from '../../../platform/accounts/log.queries';
import { deleteMember, findMember, listMembers, lockAccountsOf, setRole } from './members.queries';

interface Deps {
  db: Db;
  announce: Announce;
  now: () => Date;
}

export const memberRoutes = ({ db, announce, now }: Deps) => [
  route(membersApi.list, async ({ owner, account }) => {
    const members = await listMembers(db, owner);
    return account.role === 'owner' ? members : members.map((each) => ({ ...each, hasFactor: null }));
  }),

  route(membersApi.update, async ({ owner, user, address, params, body: { role } }) => {
    await db.transaction(async (tx) => {
      const member = await requireMember(tx, owner, params.memberId);
      refuseOwner(member);
      if (member.role === role) return;
      await setRole(tx, owner, member.id, role);
      const kind = role === 'reader' ? 'toReader' : 'toEditor';
      await logDone(tx, owner, { ...doerOf({ user, address }, now()), kind, about: member.name });
    });
    return null;
  }),

  route(membersApi.remove, async ({ owner, account, user, address, params, body: { handTo } }) => {
    await db.transaction(async (tx) => {
      const member = await requireMember(tx, owner, params.memberId);
      const leaves = member.id === user.id;
      if (!leaves && account.role !== 'owner') throw forbidden(accountMessages['role.owner'], 'role.short');
      refuseOwner(member);
      await announce(tx, memberLeaves, { owner, person: member.id, handTo, by: user });
      await deleteMember(tx, owner, member.id);
      // Without any account, every page would fail for somebody who can still sign in.
      if ((await lockAccountsOf(tx, member.id)) === 0) await openAccount(tx, member);
      const kind = leaves ? 'left' : 'removed';
      await logDone(tx, owner, { ...doerOf({ user, address }, now()), kind, about: member.name });
    });
    return null;
  }),
];

/** A member, with the account locked so that roles change one after another. Throws 404 when there is no such member. */
async function requireMember(tx: Db, owner: Owner, person: number) {
  await lockAccount(tx, owner);
  const member = await findMember(tx, owner, person);
  if (!member) throw notFound();
  return member;
}

/** Throws 409 for the owner, without whom nobody could decide about the account. */
function refuseOwner({ role }: { role: string }) {
  if (role === 'owner') throw conflict(accountMessages['owner.needed'], { code: 'owner.stays' });
}
