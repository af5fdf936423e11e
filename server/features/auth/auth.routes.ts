import { auth } from '../../../shared/auth/endpoints';
import { demoAccount } from '../../../shared/auth/demo';
import { messageText } from '../../../shared/messages';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/database/database';
import { hashToken } from '../../platform/http/access';
import { AppError, forbidden, requestLanguage, unauthorized } from '../../platform/http/errors';
import type { RateLimits } from '../../platform/http/rate-limits';
import { route } from '../../platform/http/route';
import type { Jobs } from '../../platform/jobs/jobs';
import type { Passport } from '../../platform/sessions';
import {
  deleteResets,
  deleteSignIn,
  deleteSignIns,
  findUser,
  insertUser,
  takeReset,
  updatePassword,
} from './auth.queries';
import { requestReset } from './password-reset';
import { hashPassword } from './passwords';
import { authenticate, currentSession, startSession } from './sign-in';

export interface AuthDeps {
  db: Db;
  jobs: Jobs;
  limits: RateLimits;
  config: Config;
  passport: Passport;
  now: () => Date;
}

export const authRoutes = (deps: AuthDeps) => {
  const { db, limits, config, passport, now } = deps;
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

    route(auth.requestReset, async ({ body, language, request }) => {
      await limits.count('passwordReset', request.ip ?? '');
      await requestReset(deps, body.email, language);
      return { message: messageText('resetLink.sent', requestLanguage(request)) };
    }),

    route(auth.resetPassword, async ({ body }) => {
      const hash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        const userId = await takeReset(tx, hashToken(body.token), now());
        if (!userId) throw new AppError(400, 'resetLink.invalid');
        await updatePassword(tx, userId, hash);
        await deleteResets(tx, userId);
        await deleteSignIns(tx, userId);
      });
      return null;
    }),
  ];
};
