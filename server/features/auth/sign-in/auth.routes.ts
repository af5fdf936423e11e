import { auth } from '../../../../shared/auth/endpoints';
import type { User } from '../../../../shared/auth/tables';
import { type Announce, announcement } from '../../../platform/announcements';
import type { Config } from '../../../platform/config';
import { forbidden } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { insertUser, insertUserAlone } from '../auth.queries';
import { hashPassword, refuseGuessable } from '../passwords/passwords';
import { type CheckDeps, signIn } from './check-credentials';
import { askFactor } from './second-step';
import { endSession, startSession } from './sign-in';
import { signInOptions } from './sign-in-options';
import { authMessages } from '../../../../shared/auth/messages';
import { registration } from '../limits';

export interface AuthDeps extends CheckDeps {
  config: Config;
  now: () => Date;
  announce: Announce;
}

/** Somebody has registered by the link of an invitation; whoever keeps the invitations makes them a member or throws. */
export const registeredInvited = announcement<{ token: string; user: User; address: string }>(
  'registeredInvited',
);

export const authRoutes = ({ db, limits, config, passport, now, announce }: AuthDeps) => {
  return [
    route(auth.options, async () => signInOptions(config)),

    route(auth.user, async ({ user, accounts }) => ({ user, accounts })),

    route(auth.login, async ({ body, address, session, header }) => {
      const user = await signIn({ db, limits, passport }, body, address);
      const asked = await askFactor(db, user, now());
      return asked ?? startSession(db, { session, address, header }, user, now());
    }),

    route(auth.register, async ({ body, address, session, header }) => {
      const { invitation, ...made } = body;
      if (!config.registrationOpen && !invitation) throw forbidden(authMessages['registration.closed']);
      refuseGuessable(made.password, made);
      await limits.count(registration, address);
      const person = { ...made, password: await hashPassword(made.password) };
      const user = await db.transaction(async (tx) => {
        if (!invitation) return (await insertUserAlone(tx, person, address)).user;
        const invited = await insertUser(tx, person);
        await announce(tx, registeredInvited, { token: invitation, user: invited, address });
        return invited;
      });
      return startSession(db, { session, address, header }, user, now());
    }),

    route(auth.logout, async ({ session }) => {
      await endSession(db, session);
      return null;
    }),
  ];
};
