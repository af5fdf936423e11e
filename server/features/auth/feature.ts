import { demoAccount } from './demo-account';
import type { Feature } from '../../platform/feature';
import { forgettingCallers } from '../../platform/http/forgetting-callers';
import { signInLifetime } from '../../platform/sessions';
import { accountAccessRoutes, accountRoutes } from './account/account.routes';
import { findCredentials, insertUserAlone } from './auth.queries';
import { appRoutes, factorRoutes, passkeyRoutes } from './factors/factors.routes';
import { deleteOldTickets } from './factors/tickets.queries';
import { signInRoutes } from './account/sign-ins.routes';
import { secondStepRoutes } from './sign-in/second-step';
import {
  deleteExpired,
  findSessionPerson,
  findTokenPerson,
  renewSignIn,
  seeSignIn,
} from './sign-ins.queries';
import { authRoutes } from './sign-in/auth.routes';
import { checkPasswordsWith } from './sign-in/check-credentials';
import * as limits from './limits';
import { passwordResetJob } from './passwords/password-reset';
import { passwordResetRoutes } from './passwords/password-resets.routes';
import { hashPassword } from './passwords/passwords';
import { signInFormRoutes } from './sign-in/sign-in-form';
import { pageSettings } from './sign-in/sign-in-options';

export const auth: Feature = {
  name: 'auth',
  rooms: ['passwords', 'factors', 'sign-in', 'account'],
  pageSettings,
  jobs: [passwordResetJob],
  limits: Object.values(limits),
  expires: [
    { name: 'tokens and links', keptDays: 0, remove: deleteExpired },
    { name: 'tickets', keptDays: 0, remove: deleteOldTickets },
  ],

  open(deps) {
    checkPasswordsWith(deps.passport, deps.db);
    const routes = [
      ...authRoutes(deps),
      ...signInFormRoutes(deps),
      ...secondStepRoutes(deps),
      ...passwordResetRoutes(deps),
      ...factorRoutes(deps),
      ...passkeyRoutes(deps),
      ...appRoutes(deps),
      ...accountRoutes(deps),
      ...accountAccessRoutes(deps),
      ...signInRoutes(deps),
    ];
    return { routes: routes.map((each) => forgettingCallers(each, deps.forgetCallers)) };
  },

  accountKeeper: {
    accounts: (db, now) => ({
      findSessionPerson: (id, sessionId) => findSessionPerson(db, id, sessionId),
      findTokenPerson: (tokenHash) => findTokenPerson(db, tokenHash, now()),
      renewToken: (tokenHash) => renewSignIn(db, tokenHash, new Date(now().getTime() + signInLifetime)),
      seeSignIn: (id, at) => seeSignIn(db, id, at),
    }),
    async prepareDemo(db) {
      if (await findCredentials(db, demoAccount.username)) return undefined;
      const password = await hashPassword(demoAccount.password);
      return async (tx) => (await insertUserAlone(tx, { ...demoAccount, password, isDemo: true })).owner;
    },
  },
};
