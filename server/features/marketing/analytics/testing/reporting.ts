import {
  type ListedReport,
  marketingReportsApi as api,
} from '../../../../../shared/marketing/analytics/endpoints';
import { jobs as allJobs } from '../../../../features';
import { withMeasured } from './measured';

/** Seven o'clock in Madrid, when the reports of a week are due. */
export const monday = '2026-11-23T06:00:00Z';

/** A company whose visits and reports a test makes, with a clock that it sets. */
export async function reporting(now = monday, timezone?: string) {
  const made = await withMeasured({ now, ...(timezone && { timezone }) });
  const company = made.company.id as number;
  const { app, call } = made;
  return {
    ...made,
    company,
    list: async () => (await call(api.list, { query: { company } })).body.reports as ListedReport[],
    make: (body: object) => call(api.create, { body: { marketingCompanyId: company, ...body } }),
    /** Enqueues what is due by the schedule, and runs it to its end. */
    schedule: async (at: string) => {
      made.clock.now = new Date(at);
      await app.jobs.runSchedule(allJobs);
      for (let step = 0; step < 12; step += 1) await app.runJobs();
    },
  };
}
