import { eq, getTableColumns } from 'drizzle-orm';
import { crmSettings } from '../../../shared/leads/tables';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { type Given, statement } from '../../platform/database/statement';

const { userId: _owner, ...columns } = getTableColumns(crmSettings);

const settings = statement((db, { owner }: Given<{ owner: Owner }>) =>
  db.select(columns).from(crmSettings).where(eq(crmSettings.userId, owner)),
);

/** What an account has set for LEADMANAGER, or the defaults. */
export async function findSettings(db: Db, owner: Owner) {
  const [row] = await settings(db, { owner });
  return row ?? { currency: 'EUR', country: 'ES', lostReasons: null };
}
