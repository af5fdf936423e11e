import { randomUUID } from 'node:crypto';
import { anySpelling } from '../../../../shared/any-spelling';
import type { Profile } from '../../../../shared/auth/schemas';
import type { User } from '../../../../shared/auth/tables';
import type { Language } from '../../../../shared/languages';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import type { RateLimits } from '../../../platform/http/limits/rate-limits';
import type { Jobs } from '../../../platform/jobs/jobs';
import { queueMail } from '../../../platform/mail/mail-queue';
import { lockEmail, updateProfile } from '../auth.queries';
import { deleteResets } from '../resets.queries';
import { requireCurrentPassword } from '../passwords/current-password';
import { emailChangedLetter } from './email-changed-letter';
import { emailChange } from '../limits';

export interface ProfileDeps {
  db: Db;
  jobs: Jobs;
  limits: RateLimits;
  config: Pick<Config, 'publicUrl'>;
}

/**
 * Changes the name, and the email if the current password is correct; the mail to the former address is queued in the
 * same transaction.
 */
export async function changeProfile(
  deps: ProfileDeps,
  user: User,
  { name, email, currentPassword }: Profile,
  language: Language,
): Promise<User> {
  const { db, jobs, limits, config } = deps;
  if (email === user.email) return updateProfile(db, user.id, { name });
  await requireCurrentPassword(deps, user, currentPassword);
  // The change is refused instead of skipping the mail: otherwise a flood of changes could hide the one that matters.
  await limits.count(emailChange, anySpelling(user.email));
  return db.transaction(async (tx) => {
    // The row is locked, so that each of two concurrent changes notifies the address that it replaces.
    const former = await lockEmail(tx, user.id);
    // A reset link sent to the former address must no longer open the account.
    await deleteResets(tx, user.id);
    const changed = await updateProfile(tx, user.id, { name, email });
    const letter = emailChangedLetter(former, language, config.publicUrl);
    await queueMail(tx, jobs, `email-changed-${randomUUID()}`, letter);
    return changed;
  });
}
