import { leadSettings } from '../../../../shared/leads/settings/endpoints';
import { route } from '../../../platform/http/route';
import { lockAccount } from '../lock-account.queries';
import type { LeadDeps } from '../record-deps';
import { findSettings, saveSettings } from '../settings.queries';
import { followCountry, followCurrency } from './follow-settings.queries';

export const settingsRoutes = ({ db }: LeadDeps) => [
  route(leadSettings.read, ({ owner }) => findSettings(db, owner)),
  route(leadSettings.update, ({ owner, body }) =>
    db.transaction(async (tx) => {
      await lockAccount(tx, owner);
      const before = await findSettings(tx, owner);
      if (Object.keys(body).length === 0) return before;
      await saveSettings(tx, owner, body);
      const after = await findSettings(tx, owner);
      if (after.currency !== before.currency) await followCurrency(tx, owner);
      if (after.country !== before.country) await followCountry(tx, owner);
      return after;
    }),
  ),
];
