import { accountKeeper, features, followers } from './features';
import { accountOwner } from './platform/accounts/accounts.queries';
import { logDone } from './platform/accounts/log.queries';
import { announcing } from './platform/announcements';
import type { Config } from './platform/config';
import type { Db } from './platform/database/database';
import { AppError } from './platform/http/errors';

/**
 * Creates the demo account and its data in each feature, unless it exists; another instance may do the same at the
 * same time.
 */
export async function seedDemo(db: Db, config: Config): Promise<void> {
  const insertAccount = await accountKeeper.prepareDemo(db);
  if (!insertAccount) return;
  const announce = announcing(followers, { config, now: () => new Date() });
  try {
    await db.transaction(async (tx) => {
      const owner = await insertAccount(tx);
      for (const { seedDemo: seed } of features) await seed?.(tx, owner, announce);
      const { id, name } = await accountOwner(tx, owner);
      const done = { actor: { id, name }, at: new Date(), address: '' };
      await logDone(tx, owner, { ...done, kind: 'samplesLoaded' });
    });
  } catch (error) {
    const isThereAlready = error instanceof AppError && error.status === 409;
    if (!isThereAlready) throw error;
  }
}
