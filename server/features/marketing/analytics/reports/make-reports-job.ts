import { z } from 'zod';
import { reportTypes } from '../../../../../shared/marketing/analytics/scales';
import type { Config } from '../../../../platform/config';
import { isDatabaseAway } from '../../../../platform/database/away';
import type { Db } from '../../../../platform/database/database';
import { transact } from '../../../../platform/database/transact';
import { defineJob, more } from '../../../../platform/jobs/job';
import type { Jobs } from '../../../../platform/jobs/jobs';
import type { Logger } from '../../../../platform/logger';
import { queueMail } from '../../../../platform/mail/mail-queue';
import { type DueReport, findDue } from './due-reports.queries';
import { figuresOf, storeReport } from './make-report';
import { reportLetter } from './report-letter';

interface Deps {
  config: Pick<Config, 'publicUrl'>;
  db: Db;
  jobs: Jobs;
  logger: Logger;
  now: () => Date;
}

/** Makes a report and queues its mail in one transaction; another instance may have been first. */
const makeDue = ({ config, db, jobs, now }: Deps, due: DueReport) =>
  transact(db, async (tx) => {
    const at = now();
    const report = await storeReport(tx, due, await figuresOf(tx, due, at), at);
    if (!report || !due.mailed) return;
    await queueMail(
      tx,
      jobs,
      `marketing-report-${report.id}`,
      reportLetter(report, due.email, config.publicUrl),
    );
  });

/** Makes the reports that are due, one in each step; one that fails does not hold up the others, and is tried again. */
export const makeReportsJob = defineJob({
  name: 'makeMarketingReports',
  data: z.object({}),
  state: z
    .object({ company: z.int(), type: z.enum(reportTypes), start: z.string() })
    .nullable()
    .default(null),
  limits: { seconds: 60, retries: { limit: 3, delay: 60 } },
  schedule: { everySeconds: 5 * 60 },
  async run({ state }, deps: Deps) {
    const due = await findDue(deps.db, deps.now(), state);
    if (!due) return;
    const { company, type, start } = due;
    try {
      await makeDue(deps, due);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      deps.logger.error({ company, type, start, err: error }, 'report not made');
    }
    return more({ company, type, start });
  },
});
