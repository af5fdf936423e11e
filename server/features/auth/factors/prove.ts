import type { Proof } from '../../../../shared/auth/factors/schemas';
import { authMessages } from '../../../../shared/auth/messages';
import { AppError, invalid } from '../../../platform/http/errors';
import { requireCurrentPassword } from '../passwords/current-password';
import { proveSignIn } from '../sign-ins.queries';
import type { Changer } from './change-factors';
import { acceptPasskey } from './accept-passkey';
import { type CodeDeps, acceptCode } from './accept-code';
import { passkeyRefused } from './passkeys';
import { countFactors, methodsOf } from './factors.queries';
import { logInAccounts, tellChange, type TellDeps } from './tell-change';

type Deps = CodeDeps & TellDeps;

/** Checks what a person shows that it is them, and notes it for their sign-in. A password is none for whoever has a factor. */
export async function prove(deps: Deps, changer: Changer, proof: Proof): Promise<void> {
  const { db, now } = deps;
  const { user, signIn } = changer;
  const isStrong = methodsOf(await countFactors(db, user.id)).length > 0;
  const shown = await show(deps, changer, proof, isStrong);
  await db.transaction(async (tx) => {
    if (signIn) await proveSignIn(tx, signIn.id, { provenAt: now(), isStrong });
    if (shown === 'recovery') await tellChange(tx, deps, changer, 'codeUsed');
    await logInAccounts(tx, changer, 'proved', now());
  });
}

async function show(deps: Deps, { user }: Changer, proof: Proof, hasFactor: boolean) {
  if (proof.passkey) {
    if ((await acceptPasskey(deps, 'proof', proof.passkey)) !== user.id) throw passkeyRefused();
    return 'passkey';
  }
  if (proof.code) return acceptCode(deps, user.id, proof.code);
  if (hasFactor) throw new AppError(400, authMessages['proof.factor']);
  if (!proof.password) throw invalid({ password: authMessages['proof.empty'] });
  await requireCurrentPassword(deps, user, proof.password, 'password');
  return 'password';
}
