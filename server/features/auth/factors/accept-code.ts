import { authMessages } from '../../../../shared/auth/messages';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/http/errors';
import type { RateLimits } from '../../../platform/http/limits/rate-limits';
import { factorCode } from '../limits';
import { stepOf } from './app-codes';
import { findTotp, takeCode, takeStep } from './factors.queries';
import { recoveryHash } from './recovery-codes';

export interface CodeDeps {
  db: Db;
  config: Config;
  limits: RateLimits;
  now: () => Date;
}

/** 400 beside the field: no code of the app or the list is that one, or it was used. */
export const wrongCode = () =>
  new AppError(400, authMessages['code.wrong'], {
    code: 'code.wrong',
    fields: { code: authMessages['code.wrong'] },
  });

/**
 * Uses up a code of a person's app (six digits), or one of their recovery codes, and resolves to which it was. Throws 400
 * when it is wrong, and 429 after too many wrong ones.
 */
export async function acceptCode(
  { db, config, limits, now }: CodeDeps,
  userId: number,
  code: string,
): Promise<'app' | 'recovery'> {
  await limits.count(factorCode, String(userId));
  const isOfApp = /^\d{6}$/.test(code);
  const isRight = isOfApp
    ? await acceptAppCode({ db, config, now }, userId, code)
    : await takeCode(db, userId, recoveryHash(code), now());
  if (!isRight) throw wrongCode();
  await limits.uncount(factorCode, String(userId));
  return isOfApp ? 'app' : 'recovery';
}

async function acceptAppCode({ db, config, now }: Omit<CodeDeps, 'limits'>, userId: number, code: string) {
  const secret = await findTotp(db, userId);
  const step = secret && (await stepOf(config, secret, code, now()));
  return step !== undefined && takeStep(db, userId, step);
}
