import { anySpelling } from '../../../../shared/any-spelling';
import { auth } from '../../../../shared/auth/endpoints';
import { hashToken } from '../../../platform/http/access';
import { AppError } from '../../../platform/http/errors';
import type { RateLimits } from '../../../platform/http/limits/rate-limits';
import { route } from '../../../platform/http/route';
import { findResetOwner, takeReset } from '../resets.queries';
import { requestReset, type ResetDeps } from './password-reset';
import { hashPassword, refuseGuessable } from './passwords';
import { replacePassword } from './replace-password';
import { authMessages } from '../../../../shared/auth/messages';
import { passwordReset, passwordResetByEmail } from '../limits';

interface Deps extends ResetDeps {
  limits: RateLimits;
}

export const passwordResetRoutes = (deps: Deps) => {
  const { db, limits, now } = deps;
  return [
    route(auth.requestReset, async ({ body, language, address, textOf }) => {
      await limits.count(passwordReset, address);
      // The response is the same above the limit, so that the caller cannot learn how often the mailbox was written
      // to.
      const mayMail = await limits.allows(passwordResetByEmail, anySpelling(body.email));
      if (mayMail) await requestReset(deps, body.email, language);
      return { message: textOf(authMessages['resetLink.sent']) };
    }),

    route(auth.resetPassword, async ({ body, address }) => {
      await limits.count(passwordReset, address);
      const tokenHash = hashToken(body.token);
      // The link is checked before the password is hashed, which is expensive; a refused password does not use the
      // link up.
      const owner = await findResetOwner(db, tokenHash, now());
      if (!owner) throw new AppError(400, authMessages['resetLink.invalid']);
      refuseGuessable(body.password, owner);
      const hash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        const userId = await takeReset(tx, tokenHash, now());
        if (!userId) throw new AppError(400, authMessages['resetLink.invalid']);
        await replacePassword(tx, userId, hash);
      });
      return null;
    }),
  ];
};
