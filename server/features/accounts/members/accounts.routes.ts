import { accountsApi } from '../../../../shared/accounts/endpoints';
import { accountMessages } from '../../../../shared/accounts/messages';
import { insertAccount } from '../../../platform/accounts/accounts.queries';
import type { Db } from '../../../platform/database/database';
import { forbidden } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { doerOf, logDone } from '../../../platform/accounts/log.queries';
import { listLog } from '../log/log.queries';
import { renameAccount } from './members.queries';
import { requireRoomFor } from './room-for';

interface Deps {
  db: Db;
  now: () => Date;
}

export const accountRoutes = ({ db, now }: Deps) => [
  route(accountsApi.list, async ({ accounts }) => accounts),

  route(accountsApi.create, async ({ user, accounts, body }) => {
    if (accounts.some(({ isDemo }) => isDemo)) throw forbidden(accountMessages['demo.alone']);
    return db.transaction(async (tx) => {
      await requireRoomFor(tx, user.id);
      return { id: await insertAccount(tx, user, body) };
    });
  }),

  route(accountsApi.rename, async ({ owner, account, user, address, body }) => {
    if (account.isDemo) throw forbidden(accountMessages['demo.alone']);
    await db.transaction(async (tx) => {
      await renameAccount(tx, owner, body.name);
      await logDone(tx, owner, { ...doerOf({ user, address }, now()), kind: 'renamed', about: body.name });
    });
    return null;
  }),

  route(accountsApi.log, async ({ owner, query }) => listLog(db, owner, query)),
];
