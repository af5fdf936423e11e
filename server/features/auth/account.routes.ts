import { account } from '../../../shared/auth/endpoints';
import { invalid } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { deleteSignIns, deleteUser, findCredentials, updatePassword, updateProfile } from './auth.queries';
import type { AuthDeps } from './auth.routes';
import { hashPassword, passwordMatches } from './passwords';
import { currentSession } from './sign-in';

/** Everything a user has stored, by the name of its feature. */
export type CollectData = (userId: number) => Promise<Record<string, unknown>>;

interface Deps extends Pick<AuthDeps, 'db'> {
  collectData: CollectData;
}

export const accountRoutes = ({ db, collectData }: Deps) => [
  route(account.update, async ({ user, body }) => ({ user: await updateProfile(db, user.id, body) })),

  route(account.changePassword, async ({ user, body, request }) => {
    const stored = await findCredentials(db, user.username);
    if (!(await passwordMatches(stored?.password, body.currentPassword))) {
      throw invalid({ currentPassword: 'currentPassword.wrong' });
    }
    const hash = await hashPassword(body.password);
    const session = await currentSession(db, request);
    await db.transaction(async (tx) => {
      await updatePassword(tx, user.id, hash);
      await deleteSignIns(tx, user.id, session);
    });
    return null;
  }),

  route(account.signOutEverywhere, async ({ user }) => {
    await db.transaction((tx) => deleteSignIns(tx, user.id));
    return null;
  }),

  route(account.data, async ({ user }) => ({ user, ...(await collectData(user.id)) })),

  route(account.remove, async ({ user, body }) => {
    if (body.username !== user.username) throw invalid({ username: 'confirmation.wrong' });
    await db.transaction(async (tx) => {
      await deleteSignIns(tx, user.id);
      await deleteUser(tx, user.id);
    });
    return null;
  }),
];
