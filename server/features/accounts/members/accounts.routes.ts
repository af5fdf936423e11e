import { accountsApi } from '../../../../shared/accounts/endpoints';
import { accountMessages } from '../../../../shared/accounts/messages';
import { openAccount } from '../../../platform/accounts/accounts.queries';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import { conflict, forbidden } from '../../../platform/http/errors';
import { modelHost } from '../../../platform/language-model/model-host';
import { route } from '../../../platform/http/route';
import { doerOf, logDone } from '../../../platform/accounts/log.queries';
import { listLog } from '../log/log.queries';
import { updateAccount } from './members.queries';
import { requireRoomFor } from './room-for';

interface Deps {
  config: Pick<Config, 'llm'>;
  db: Db;
  now: () => Date;
}

export const accountRoutes = ({ config, db, now }: Deps) => [
  route(accountsApi.list, async ({ accounts }) => accounts),

  route(accountsApi.create, async ({ user, accounts, address, body }) => {
    if (accounts.some(({ isDemo }) => isDemo)) throw forbidden(accountMessages['demo.alone']);
    return db.transaction(async (tx) => {
      await requireRoomFor(tx, user.id);
      return { id: await openAccount(tx, user, body, address) };
    });
  }),

  route(accountsApi.update, async ({ owner, account, user, address, signIn, requireProof, body }) => {
    if (account.isDemo) throw forbidden(accountMessages['demo.alone']);
    const { name, requiresFactor, modelAllowed } = body;
    const host = modelHost(config);
    if (requiresFactor !== undefined) requireProof('now');
    // Otherwise nobody could use the account any longer, not even to change this again.
    if (requiresFactor && !signIn?.isStrong) throw conflict(accountMessages['factor.own']);
    if (modelAllowed && host === null) throw conflict(accountMessages['model.none']);
    await db.transaction(async (tx) => {
      await updateAccount(tx, owner, body);
      const doer = doerOf({ user, address }, now());
      if (name !== undefined) await logDone(tx, owner, { ...doer, kind: 'renamed', about: name });
      if (requiresFactor !== undefined) {
        await logDone(tx, owner, { ...doer, kind: requiresFactor ? 'factorRequired' : 'factorFree' });
      }
      if (modelAllowed !== undefined) {
        const kind = modelAllowed ? 'modelAllowed' : 'modelRefused';
        await logDone(tx, owner, { ...doer, kind, about: host ?? '' });
      }
    });
    return null;
  }),

  route(accountsApi.log, async ({ owner, query }) => listLog(db, owner, query)),
];
