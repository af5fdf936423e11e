import type { FactorAsked, SignedIn } from '../../../../shared/auth/endpoints';
import { secondStep } from '../../../../shared/auth/factors/endpoints';
import { authMessages } from '../../../../shared/auth/messages';
import type { User } from '../../../../shared/auth/tables';
import { accountsOf } from '../../../platform/accounts/accounts.queries';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { findUser } from '../auth.queries';
import { acceptPasskey, signInOptionsFor } from '../factors/accept-passkey';
import { type CodeDeps, acceptCode } from '../factors/accept-code';
import { countFactors, methodsOf } from '../factors/factors.queries';
import { tellChange, type TellDeps } from '../factors/tell-change';
import { issueTicket, spendTicket, tryTicket } from '../factors/tickets.queries';
import { passkeySignIn } from '../limits';
import { startSession } from './sign-in';

type Deps = CodeDeps & TellDeps;

/** The ticket of a sign-in whose password was right; undefined when the person has no second factor. */
export async function askFactor(db: Db, user: User, now: Date): Promise<FactorAsked | undefined> {
  const methods = methodsOf(await countFactors(db, user.id));
  if (methods.length === 0) return undefined;
  return { factor: { methods, ticket: await issueTicket(db, { userId: user.id, kind: 'signIn' }, now) } };
}

/** 400: nobody is behind the ticket, or no longer. */
const nobody = () => new AppError(400, authMessages['ticket.over'], { code: 'ticket.over' });

/** The second step of a sign-in, and the sign-in by passkey alone. */
export const secondStepRoutes = (deps: Deps) => {
  const { db, limits, now } = deps;
  const requireUser = async (userId: number | null) => {
    const user = userId === null ? undefined : await findUser(db, userId);
    if (!user) throw nobody();
    return user;
  };
  return [
    route(secondStep.code, async ({ body, address, session, header, language }): Promise<SignedIn> => {
      const { userId } = await tryTicket(db, body.ticket, 'signIn', now());
      const user = await requireUser(userId);
      const method = await acceptCode(deps, user.id, body.code);
      await db.transaction(async (tx) => {
        await spendTicket(tx, body.ticket);
        const teller = { user, accounts: await accountsOf(tx, user.id), address, language };
        if (method === 'recovery') await tellChange(tx, deps, teller, 'codeUsed');
      });
      return startSession(db, { session, address, header }, user, now(), method);
    }),

    route(secondStep.passkeyOptions, async ({ body, address }) => {
      await limits.count(passkeySignIn, address);
      return signInOptionsFor(deps, body.ticket);
    }),

    route(secondStep.passkey, async ({ body, address, session, header }): Promise<SignedIn> => {
      const user = await requireUser(await acceptPasskey(deps, 'signIn', body));
      return startSession(db, { session, address, header }, user, now(), 'passkey');
    }),
  ];
};
