import type { MadeFactor } from '../../../../shared/auth/factors/endpoints';
import { authMessages } from '../../../../shared/auth/messages';
import type { FactorChange } from '../../../../shared/auth/texts/factor-changed';
import type { Db } from '../../../platform/database/database';
import type { SignedInAt } from '../../../platform/http/callers';
import { conflict } from '../../../platform/http/errors';
import { proveSignIn } from '../sign-ins.queries';
import { countFactors, lockFactors, methodsOf, replaceCodes } from './factors.queries';
import { newRecoveryCodes } from './recovery-codes';
import { tellChange, type TellDeps, type Teller } from './tell-change';

interface Deps extends TellDeps {
  db: Db;
}

/** Who changes their factors, and in which sign-in. */
export interface Changer extends Teller {
  signIn: SignedInAt | null;
}

/**
 * Adds a factor by `store` in one transaction with its mail and its entries in the log; the sign-in then has shown it.
 * With the first factor come recovery codes.
 */
export const addFactor = (
  { db, ...deps }: Deps,
  changer: Changer,
  change: FactorChange,
  store: (tx: Db) => Promise<void>,
): Promise<MadeFactor> =>
  db.transaction(async (tx) => {
    const { user, signIn } = changer;
    await lockFactors(tx, user.id);
    const isFirst = methodsOf(await countFactors(tx, user.id)).length === 0;
    await store(tx);
    const { shown, hashes } = newRecoveryCodes();
    if (isFirst) await replaceCodes(tx, user.id, hashes);
    if (signIn) await proveSignIn(tx, signIn.id, { provenAt: deps.now(), isStrong: true });
    await tellChange(tx, deps, changer, change);
    return { recoveryCodes: isFirst ? shown : [] };
  });

/**
 * Removes a factor by `remove`; the recovery codes go with the last one. Throws 409 `factor.last` when it was the last
 * one and an account asks for one.
 */
export const removeFactor = (
  { db, ...deps }: Deps,
  changer: Changer,
  change: FactorChange,
  remove: (tx: Db) => Promise<void>,
): Promise<null> =>
  db.transaction(async (tx) => {
    const { user, accounts } = changer;
    await lockFactors(tx, user.id);
    await remove(tx);
    if (methodsOf(await countFactors(tx, user.id)).length === 0) {
      if (accounts.some(({ requiresFactor }) => requiresFactor)) {
        throw conflict(authMessages['factor.last'], { code: 'factor.last' });
      }
      await replaceCodes(tx, user.id, []);
    }
    await tellChange(tx, deps, changer, change);
    return null;
  });

/** Makes new recovery codes in place of all before. Throws 409 for whoever has no factor. */
export const renewCodes = ({ db, ...deps }: Deps, changer: Changer): Promise<MadeFactor> =>
  db.transaction(async (tx) => {
    const { user } = changer;
    await lockFactors(tx, user.id);
    if (methodsOf(await countFactors(tx, user.id)).length === 0) throw conflict(authMessages['factor.none']);
    const { shown, hashes } = newRecoveryCodes();
    await replaceCodes(tx, user.id, hashes);
    await tellChange(tx, deps, changer, 'codesRenewed');
    return { recoveryCodes: shown };
  });
