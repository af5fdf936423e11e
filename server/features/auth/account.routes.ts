import { demoAccount } from '../../../shared/auth/demo';
import { account } from '../../../shared/auth/endpoints';
import type { User } from '../../../shared/auth/tables';
import type { Config } from '../../platform/config';
import { forbidden, invalid } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { deleteResets, deleteSignIns, deleteUser, findCredentials, updateProfile } from './auth.queries';
import type { AuthDeps } from './auth.routes';
import { hashPassword, passwordMatches } from './passwords';
import { replacePassword } from './replace-password';
import { currentSession } from './sign-in';

/** Everything a user has stored, by the name of its feature. */
export type CollectData = (userId: number) => Promise<Record<string, unknown>>;

type Deps = Pick<AuthDeps, 'db' | 'config' | 'limits'>;

export const accountRoutes = ({ db, config, collectData }: Deps & { collectData: CollectData }) => [
  route(account.update, async ({ user, body }) => {
    refuseDemo(config, user);
    // A link on its way to the former address must not open the account any more.
    const updated = await db.transaction(async (tx) => {
      await deleteResets(tx, user.id);
      return updateProfile(tx, user.id, body);
    });
    return { user: updated };
  }),

  route(account.data, async ({ user }) => ({ user, ...(await collectData(user.id)) })),

  route(account.remove, async ({ user, body }) => {
    refuseDemo(config, user);
    if (body.username !== user.username) throw invalid({ username: 'confirmation.wrong' });
    await db.transaction(async (tx) => {
      await deleteSignIns(tx, user.id);
      await deleteUser(tx, user.id);
    });
    return null;
  }),
];

/** How an account is entered, changed by its owner. */
export const accountAccessRoutes = ({ db, config, limits }: Deps) => [
  route(account.changePassword, async ({ user, body, request }) => {
    refuseDemo(config, user);
    await limits.count('currentPassword', String(user.id));
    const stored = await findCredentials(db, user.username);
    if (!(await passwordMatches(stored?.password, body.currentPassword))) {
      throw invalid({ currentPassword: 'currentPassword.wrong' });
    }
    await limits.uncount('currentPassword', String(user.id));
    await replacePassword(db, user.id, await hashPassword(body.password), await currentSession(db, request));
    return null;
  }),

  route(account.signOutEverywhere, async ({ user }) => {
    await db.transaction((tx) => deleteSignIns(tx, user.id));
    return null;
  }),
];

/** Everybody knows the demo account's password, so nobody may take it from the others. */
function refuseDemo({ demo }: Pick<Config, 'demo'>, { username }: User) {
  if (demo && username === demoAccount.username) throw forbidden('demo.fixed');
}
