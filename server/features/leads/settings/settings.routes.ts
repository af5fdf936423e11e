import { leadSettings } from '../../../../shared/leads/settings/endpoints';
import { transact } from '../../../platform/database/transact';
import { route } from '../../../platform/http/route';
import { lockAlone } from '../../../platform/accounts/accounts.queries';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { findSettings, saveSettings } from '../settings.queries';
import { followCountry } from './follow-country';
import { followCurrency } from './follow-settings.queries';

export const settingsRoutes = ({ db, jobs, recorder }: RecordDeps) => [
  route(leadSettings.read, ({ owner }) => findSettings(db, owner)),
  route(leadSettings.update, ({ owner, body }) =>
    transact(db, async (tx) => {
      await lockAlone(tx, owner);
      const before = await findSettings(tx, owner);
      if (Object.keys(body).length === 0) return before;
      await saveSettings(tx, owner, body);
      const after = await findSettings(tx, owner);
      if (after.currency !== before.currency) await followCurrency(tx, owner);
      if (after.country !== before.country) await jobs.enqueue(tx, followCountry(recorder), { owner });
      return after;
    }),
  ),
];
