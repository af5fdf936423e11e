import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { LeadSettings } from '../../../shared/leads/settings/endpoints';
import { crmSettings } from '../../../shared/leads/tables';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { type Given, statement } from '../../platform/database/statement';

const { userId: _owner, ...columns } = getTableColumns(crmSettings);

const settings = statement((db, { owner }: Given<{ owner: Owner }>) =>
  db.select(columns).from(crmSettings).where(eq(crmSettings.userId, owner)),
);

/** What an account has set for LEADMANAGER, or the defaults. */
export async function findSettings(db: Db, owner: Owner): Promise<LeadSettings> {
  const [row] = await settings(db, { owner });
  return row ?? { currency: 'EUR', country: 'ES', lostReasons: null };
}

/** Writes what an account sets; `changes` must not be empty. */
export const saveSettings = (
  tx: Db,
  owner: Owner,
  changes: { [Name in keyof LeadSettings]?: LeadSettings[Name] | undefined },
): PromiseLike<unknown> =>
  tx
    .insert(crmSettings)
    .values({ userId: owner, ...changes })
    .onConflictDoUpdate({ target: crmSettings.userId, set: changes });

/** The country of an account's phones that have none of their own. */
export const homeCountry = (owner: Owner): SQL<string> =>
  sql<string>`coalesce((select ${crmSettings.country} from ${crmSettings} where ${eq(crmSettings.userId, owner)}), 'ES')`;
