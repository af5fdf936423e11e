import type { User } from '../../../../shared/auth/tables';
import type { Db } from '../../../platform/database/database';
import { invalid } from '../../../platform/http/errors';
import type { RateLimits } from '../../../platform/http/limits/rate-limits';
import { findCredentials } from '../auth.queries';
import { currentPassword as currentPasswordLimit } from '../limits';
import { passwordMatches } from './passwords';
import { authMessages } from '../../../../shared/auth/messages';

interface Deps {
  db: Db;
  limits: RateLimits;
}

/** Throws 400 on the named field when the password is wrong, and 429 after too many wrong ones. */
export async function requireCurrentPassword(
  { db, limits }: Deps,
  { id, username }: User,
  currentPassword: string | undefined,
  field = 'currentPassword',
): Promise<void> {
  if (!currentPassword) throw invalid({ [field]: authMessages['password.required'] });
  await limits.count(currentPasswordLimit, String(id));
  const stored = await findCredentials(db, username);
  if (!(await passwordMatches(stored?.password, currentPassword))) {
    throw invalid({ [field]: authMessages['currentPassword.wrong'] });
  }
  await limits.uncount(currentPasswordLimit, String(id));
}
