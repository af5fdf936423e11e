import { account } from '../../../../shared/auth/endpoints';
import { doerOf, logDone } from '../../../platform/accounts/log.queries';
import { memberLeaves } from '../../../platform/accounts/member-leaves';
import { settleMembers } from '../../../platform/accounts/accounts.queries';
import { ownerOf } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import type { CollectData } from '../../../platform/feature';
import { conflict, invalid } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { StreamedJson } from '../../../platform/http/answers/streamed-json';
import { deleteUser } from '../auth.queries';
import { refuseDemo } from '../refuse-demo';
import { deleteSignIns } from '../sign-ins.queries';
import type { AuthDeps } from '../sign-in/auth.routes';
import { changeProfile, type ProfileDeps } from './change-profile';
import { requireCurrentPassword } from '../passwords/current-password';
import { hashPassword, refuseGuessable } from '../passwords/passwords';
import { replacePassword } from '../passwords/replace-password';
import { currentSession } from '../sign-in/sign-in';
import { authMessages } from '../../../../shared/auth/messages';

type Deps = Pick<AuthDeps, 'db' | 'config' | 'limits'>;

export const accountRoutes = ({
  db,
  config,
  limits,
  jobs,
  collectData,
  now,
  announce,
}: Deps & Pick<AuthDeps, 'now' | 'announce'> & ProfileDeps & { collectData: CollectData }) => [
  route(account.update, async ({ user, body, language }) => {
    refuseDemo(config, user);
    return { user: await changeProfile({ db, jobs, limits, config }, user, body, language) };
  }),

  route(account.data, async ({ user, owner, account: { isDemo }, address }) => {
    // Everybody reads the demo's log, so that no visitor's address may stand in it.
    if (!isDemo) await logDone(db, owner, { ...doerOf({ user, address }, now()), kind: 'exported' });
    return new StreamedJson({ user, ...(await collectData(owner)) });
  }),

  route(account.remove, async ({ user, accounts, address, body }) => {
    refuseDemo(config, user);
    if (body.username !== user.username) throw invalid({ username: authMessages['confirmation.wrong'] });
    await requireCurrentPassword({ db, limits }, user, body.currentPassword);
    await db.transaction(async (tx) => {
      for (const { id } of accounts) {
        const owner = ownerOf({ userId: id });
        await announce(tx, memberLeaves, { owner, person: user.id, by: user });
        await logDone(tx, owner, { ...doerOf({ user, address }, now()), kind: 'left', about: user.name });
      }
      await deleteSignIns(tx, user.id);
      await deleteUser(tx, user.id);
      await onBroken({ memberships_owner_stays: ownerStays }, settleMembers(tx));
    });
    return null;
  }),
];

const ownerStays = () => conflict(authMessages['owner.stays'], { code: 'owner.stays' });

/** The routes with which an owner changes an account's password and ends its sign-ins. */
export const accountAccessRoutes = ({ db, config, limits }: Deps) => [
  route(account.changePassword, async ({ user, body, session }) => {
    refuseDemo(config, user);
    refuseGuessable(body.password, user);
    await requireCurrentPassword({ db, limits }, user, body.currentPassword);
    await replacePassword(db, user.id, await hashPassword(body.password), await currentSession(db, session));
    return null;
  }),

  route(account.signOutEverywhere, async ({ user }) => {
    refuseDemo(config, user);
    await db.transaction((tx) => deleteSignIns(tx, user.id));
    return null;
  }),
];
