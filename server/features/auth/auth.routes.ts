import { auth } from '../../../shared/auth/endpoints';
import { demoAccount } from '../../../shared/auth/demo';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/database/database';
import { forbidden, unauthorized } from '../../platform/http/errors';
import type { RateLimits } from '../../platform/http/rate-limits';
import { route } from '../../platform/http/route';
import type { Passport } from '../../platform/sessions';
import { deleteSignIn, findUser, insertUser } from './auth.queries';
import { hashPassword } from './passwords';
import { authenticate, currentSession, startSession } from './sign-in';

export interface AuthDeps {
  db: Db;
  limits: RateLimits;
  config: Config;
  passport: Passport;
  now: () => Date;
}

export const authRoutes = ({ db, limits, config, passport, now }: AuthDeps) => {
  return [
    route(auth.options, async () => ({
      registrationOpen: config.registrationOpen,
      demo: config.demo ? { username: demoAccount.username, password: demoAccount.password } : null,
    })),

    route(auth.user, async ({ user }) => ({ user })),

    route(auth.login, async ({ body, request }) => {
      const address = request.ip ?? '';
      const account = `${address} ${body.username.toLowerCase()}`;
      await limits.count('signInByAddress', address);
      await limits.count('signInByAccount', account);
      const id = await authenticate(passport, request);
      const user = id && (await findUser(db, id));
      if (!user) throw unauthorized('credentials.invalid');
      // Only failures count.
      await limits.uncount('signInByAddress', address);
      await limits.uncount('signInByAccount', account);
      return startSession(db, request, user, now());
    }),

    route(auth.register, async ({ body, request }) => {
      if (!config.registrationOpen) throw forbidden('registration.closed');
      await limits.count('registration', request.ip ?? '');
      const user = await insertUser(db, { ...body, password: await hashPassword(body.password) });
      return startSession(db, request, user, now());
    }),

    route(auth.logout, async ({ request }) => {
      const ofToken = await currentSession(db, request);
      await db.transaction(async (tx) => {
        await deleteSignIn(tx, ofToken);
        await deleteSignIn(tx, request.sessionID);
      });
      return null;
    }),
  ];
};
