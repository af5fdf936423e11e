import { factors } from '../../../../shared/auth/factors/endpoints';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { refuseDemo } from '../refuse-demo';
import { deleteSignIn, findSessionOf, listSignIns } from '../sign-ins.queries';

interface Deps {
  db: Db;
  config: Config;
  now: () => Date;
}

/** The devices on which a person is signed in. */
export const signInRoutes = ({ db, config, now }: Deps) => [
  route(factors.signIns, async ({ user, accounts, signIn }) => {
    const own = await listSignIns(db, user.id, now());
    // Everybody signs in to the demo account, and no visitor's address is for the others.
    const isShared = accounts.some(({ isDemo }) => isDemo);
    return own
      .map((each) => ({ ...each, isThis: each.id === signIn?.id }))
      .filter(({ isThis }) => isThis || !isShared);
  }),

  route(factors.endSignIn, async ({ user, params }) => {
    refuseDemo(config, user);
    const sessionId = await findSessionOf(db, user.id, params.id);
    if (sessionId === undefined) throw notFound();
    await db.transaction((tx) => deleteSignIn(tx, sessionId));
    return null;
  }),
];
