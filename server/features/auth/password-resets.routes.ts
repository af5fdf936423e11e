import { auth } from '../../../shared/auth/endpoints';
import { messageText } from '../../../shared/messages';
import { hashToken } from '../../platform/http/access';
import { AppError, requestLanguage } from '../../platform/http/errors';
import type { RateLimits } from '../../platform/http/rate-limits';
import { route } from '../../platform/http/route';
import { deleteResets, deleteSignIns, takeReset, updatePassword } from './auth.queries';
import { requestReset, type ResetDeps } from './password-reset';
import { hashPassword } from './passwords';

interface Deps extends ResetDeps {
  limits: RateLimits;
}

export const passwordResetRoutes = (deps: Deps) => {
  const { db, limits, now } = deps;
  return [
    route(auth.requestReset, async ({ body, language, request }) => {
      await limits.count('passwordReset', request.ip ?? '');
      await requestReset(deps, body.email, language);
      return { message: messageText('resetLink.sent', requestLanguage(request)) };
    }),

    route(auth.resetPassword, async ({ body }) => {
      const hash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        const userId = await takeReset(tx, hashToken(body.token), now());
        if (!userId) throw new AppError(400, 'resetLink.invalid');
        await updatePassword(tx, userId, hash);
        await deleteResets(tx, userId);
        await deleteSignIns(tx, userId);
      });
      return null;
    }),
  ];
};
