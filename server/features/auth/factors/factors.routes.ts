import { factors } from '../../../../shared/auth/factors/endpoints';
import { factorLimits } from '../../../../shared/auth/factors/schemas';
import { authMessages } from '../../../../shared/auth/messages';
import { AppError, conflict, notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { refuseDemo } from '../refuse-demo';
import { makeSecret, stepOf, takesApps } from './app-codes';
import { addFactor, type Changer, removeFactor, renewCodes } from './change-factors';
import { proofOptionsFor } from './accept-passkey';
import { type CodeDeps, wrongCode } from './accept-code';
import {
  countFactors,
  deletePasskey,
  deleteTotp,
  findTotp,
  insertPasskey,
  listCredentials,
  methodsOf,
  putTotp,
  readFactors,
} from './factors.queries';
import { creationOptions, readNewPasskey, takesPasskeys } from './passkeys';
import { prove } from './prove';
import type { TellDeps } from './tell-change';
import { issueTicket, tryTicket, spendTicket } from './tickets.queries';

type Deps = CodeDeps & TellDeps;

const changerOf = ({ user, accounts, address, language, signIn }: Changer): Changer => ({
  user,
  accounts,
  address,
  language,
  signIn,
});

export const factorRoutes = (deps: Deps) => {
  const { db, config } = deps;
  return [
    route(factors.read, async ({ user }) => {
      const { counted, passkeys } = await readFactors(db, user.id);
      return {
        passkeys,
        hasApp: counted.apps > 0,
        recoveryCodesLeft: counted.codes,
        methods: methodsOf(counted),
        takesPasskeys: takesPasskeys(config),
        takesApps: takesApps(config),
      };
    }),

    route(factors.prove, async (call) => {
      await prove(deps, changerOf(call), call.body);
      return null;
    }),

    route(factors.proofOptions, ({ user }) => proofOptionsFor(deps, user.id)),

    route(factors.renewCodes, (call) => renewCodes(deps, changerOf(call))),
  ];
};

export const passkeyRoutes = (deps: Deps) => {
  const { db, config, now } = deps;
  return [
    route(factors.passkeyOptions, async ({ user }) => {
      refuseDemo(config, user);
      const own = await listCredentials(db, user.id);
      if (own.length >= factorLimits.passkeys) throw conflict(authMessages['passkeys.full']);
      const options = await creationOptions(config, user, own);
      const { challenge } = options;
      const ticket = { userId: user.id, kind: 'newPasskey', challenge } as const;
      return { options, ticket: await issueTicket(db, ticket, now()) };
    }),

    route(factors.addPasskey, async (call) => {
      const { user, body } = call;
      const { challenge, userId } = await tryTicket(db, body.ticket, 'newPasskey', now());
      if (userId !== user.id) throw new AppError(400, authMessages['passkey.refused']);
      const made = await readNewPasskey(config, challenge, body.response);
      return addFactor(deps, changerOf(call), 'passkeyAdded', async (tx) => {
        await spendTicket(tx, body.ticket);
        if ((await countFactors(tx, user.id)).passkeys >= factorLimits.passkeys) {
          throw conflict(authMessages['passkeys.full']);
        }
        await insertPasskey(tx, { ...made, userId: user.id, name: body.name, createdAt: now() });
      });
    }),

    route(factors.removePasskey, async (call) =>
      removeFactor(deps, changerOf(call), 'passkeyRemoved', async (tx) => {
        if (!(await deletePasskey(tx, call.user.id, call.params.id))) throw notFound();
      }),
    ),
  ];
};

export const appRoutes = (deps: Deps) => {
  const { db, config, now } = deps;
  return [
    route(factors.setUpApp, async ({ user }) => {
      refuseDemo(config, user);
      const { secret, sealed, picture } = await makeSecret(config, user);
      const ticket = { userId: user.id, kind: 'newTotp', challenge: sealed } as const;
      return { secret, picture, ticket: await issueTicket(db, ticket, now()) };
    }),

    route(factors.addApp, async (call) => {
      const { user, body } = call;
      const { challenge: sealed, userId } = await tryTicket(db, body.ticket, 'newTotp', now());
      const lastStep =
        userId === user.id ? await stepOf(config, { userId, sealed }, body.code, now()) : undefined;
      if (lastStep === undefined) throw wrongCode();
      return addFactor(deps, changerOf(call), 'appAdded', async (tx) => {
        await spendTicket(tx, body.ticket);
        await putTotp(tx, { userId: user.id, sealed, lastStep, createdAt: now() });
      });
    }),

    route(factors.removeApp, async (call) =>
      removeFactor(deps, changerOf(call), 'appRemoved', async (tx) => {
        if (!(await findTotp(tx, call.user.id))) throw notFound();
        await deleteTotp(tx, call.user.id);
      }),
    ),
  ];
};
