import { demoAccount } from './demo-account';
import type { Feature } from '../../platform/feature';
import { ownerOf } from '../../platform/database/rows/owner';
import { accountAccessRoutes, accountRoutes } from './account.routes';
import { deleteExpired, findCredentials, findUser, insertUser } from './auth.queries';
import { authRoutes } from './auth.routes';
import { checkPasswordsWith } from './check-credentials';
import * as limits from './limits';
import { passwordResetJob } from './password-reset';
import { passwordResetRoutes } from './password-resets.routes';
import { hashPassword } from './passwords';
import { tokenOwner } from './sign-in';
import { signInFormRoutes } from './sign-in-form';

export const auth: Feature = {
  name: 'auth',
  jobs: [passwordResetJob],
  limits: Object.values(limits),
  expires: [{ name: 'tokens and links', keptDays: 0, remove: deleteExpired }],

  open(deps) {
    checkPasswordsWith(deps.passport, deps.db);
    return {
      routes: [
        ...authRoutes(deps),
        ...signInFormRoutes(deps),
        ...passwordResetRoutes(deps),
        ...accountRoutes(deps),
        ...accountAccessRoutes(deps),
      ],
    };
  },

  accountKeeper: {
    accounts: (db, now) => ({
      findUser: (id) => findUser(db, id),
      findTokenOwner: (tokenHash) => tokenOwner(db, tokenHash, now()),
    }),
    async prepareDemo(db) {
      if (await findCredentials(db, demoAccount.username)) return undefined;
      const password = await hashPassword(demoAccount.password);
      return async (tx) => ownerOf(await insertUser(tx, { ...demoAccount, password }));
    },
  },
};
