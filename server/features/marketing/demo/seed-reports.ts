import { findDue } from '../analytics/reports/due-reports.queries';
import { figuresOf, storeReport } from '../analytics/reports/make-report';
import type { DemoMonth } from './demo-month';

/** Makes the report of the last week; the job that makes what is due adds those before it in its time. */
export async function seedReports({ tx, companyId: company, month }: DemoMonth): Promise<void> {
  const { now } = month;
  // What is due goes by company, type and start: from here on, only the last week is.
  const due = await findDue(tx, now, { company, type: 'week', start: month.wall(14, '00:00').slice(0, 10) });
  if (due?.company === company) await storeReport(tx, due, await figuresOf(tx, due, now), now);
}
