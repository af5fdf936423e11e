import { listDismissals } from './dismissals/dismissals.queries';
import { dismissalRoutes } from './dismissals/dismissals.routes';
import type { Feature } from './feature';
import { calls } from './http/limits/rate-limits';
import { deleteAbandoned, emptyOldRows } from './imports/expired-imports.queries';
import { deleteOldRuns, failDeadRuns } from './jobs/runs.queries';
import { runRoutes } from './jobs/runs.routes';
import { deleteOldMails } from './mail/mail.queries';
import { mailFollowJob, mailJob } from './mail/mail-queue';
import { validateKeysJob } from './stored-keys/validate-keys-job';
import { todayRoutes } from './today/today.routes';

/** The platform's own routes, jobs, limits and expiring rows. */
export const platform: Feature = {
  name: 'platform',
  jobs: [mailJob, mailFollowJob, validateKeysJob],
  limits: [calls],
  expires: [
    { name: 'mails', keptDays: 90, remove: deleteOldMails },
    { name: 'imports that were never carried out', keptDays: 1, remove: deleteAbandoned },
    { name: 'lines of imports that are over', keptDays: 30, remove: emptyOldRows },
    { name: 'runs whose job has died', keptDays: 1 / 24, remove: failDeadRuns },
    { name: 'runs of jobs', keptDays: 7, remove: deleteOldRuns },
  ],
  accountData: (db, owner) => ({ dismissals: listDismissals(db, owner) }),
  open: (deps) => ({ routes: [...runRoutes(deps), ...dismissalRoutes(deps), ...todayRoutes(deps)] }),
};
