import { auth } from '../../../../shared/auth/endpoints';
import type { Config } from '../../../platform/config';
import { forbidden } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { insertUserAlone } from '../auth.queries';
import { hashPassword, refuseGuessable } from '../passwords/passwords';
import { type CheckDeps, signIn } from './check-credentials';
import { endSession, startSession } from './sign-in';
import { signInOptions } from './sign-in-options';
import { authMessages } from '../../../../shared/auth/messages';
import { registration } from '../limits';

export interface AuthDeps extends CheckDeps {
  config: Config;
  now: () => Date;
}

export const authRoutes = ({ db, limits, config, passport, now }: AuthDeps) => {
  return [
    route(auth.options, async () => signInOptions(config)),

    route(auth.user, async ({ user, accounts }) => ({ user, accounts })),

    route(auth.login, async ({ body, address, session }) => {
      const user = await signIn({ db, limits, passport }, body, address);
      return startSession(db, session, user, now());
    }),

    route(auth.register, async ({ body, address, session }) => {
      if (!config.registrationOpen) throw forbidden(authMessages['registration.closed']);
      refuseGuessable(body.password, body);
      await limits.count(registration, address);
      const password = await hashPassword(body.password);
      const { user } = await db.transaction((tx) => insertUserAlone(tx, { ...body, password }));
      return startSession(db, session, user, now());
    }),

    route(auth.logout, async ({ session }) => {
      await endSession(db, session);
      return null;
    }),
  ];
};
