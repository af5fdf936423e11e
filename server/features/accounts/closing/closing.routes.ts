import { accountsApi } from '../../../../shared/accounts/endpoints';
import { accountMessages } from '../../../../shared/accounts/messages';
import { closingDays } from '../../../../shared/accounts/schemas';
import { lockAccount } from '../../../platform/accounts/accounts.queries';
import { doerOf, logDone } from '../../../platform/accounts/log.queries';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import { forbidden, invalid } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import type { Jobs } from '../../../platform/jobs/jobs';
import { listMembers } from '../members/members.queries';
import { deleteAccount, setClosing } from './closing.queries';
import { mailClosing } from './closing-letter';

interface Deps {
  db: Db;
  jobs: Jobs;
  config: Pick<Config, 'publicUrl'>;
  now: () => Date;
}

const day = 24 * 60 * 60 * 1_000;

export const closingRoutes = ({ db, jobs, config, now }: Deps) => [
  route(accountsApi.close, async ({ owner, account, user, address, language, body }) => {
    if (account.isDemo) throw forbidden(accountMessages['demo.alone']);
    if (body.name !== account.name) throw invalid({ name: accountMessages['name.wrong'] });
    await db.transaction(async (tx) => {
      await lockAccount(tx, owner);
      const members = await listMembers(tx, owner);
      if (members.length === 1) return deleteAccount(tx, owner);
      const closingAt = new Date(now().getTime() + closingDays * day);
      await setClosing(tx, owner, closingAt);
      await mailClosing(tx, { jobs, config }, members, { account, closingAt, language });
      await logDone(tx, owner, { ...doerOf({ user, address }, now()), kind: 'closing' });
    });
    return null;
  }),

  route(accountsApi.keep, async ({ owner, account, user, address }) => {
    if (!account.closingAt) return null;
    await db.transaction(async (tx) => {
      await setClosing(tx, owner, null);
      await logDone(tx, owner, { ...doerOf({ user, address }, now()), kind: 'kept' });
    });
    return null;
  }),
];
