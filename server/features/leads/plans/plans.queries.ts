import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { reports } from '../../../../shared/consulting/report/tables';
import { companies } from '../../../../shared/consulting/tables';
import { leadMessages } from '../../../../shared/leads/messages';
import type { PlannedTask, TaskReport } from '../../../../shared/leads/plans/endpoints';
import { crmReportTasks } from '../../../../shared/leads/plans/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import { conflict, notFound } from '../../../platform/http/errors';

const { reportId: ofReport, projectId, step, taskId } = crmReportTasks;

const isOwnReport = (owner: Owner, reportId: number) =>
  and(eq(reports.id, reportId), eq(companies.userId, owner));

const reportMissing = () => notFound(leadMessages['consulting.missing']);

/** Keeps an owner's report until the act is over; throws 404 for any other report. */
export const holdReport = (tx: Db, owner: Owner, reportId: number) =>
  oneOf(
    tx
      .select({ id: reports.id })
      .from(reports)
      .innerJoin(companies, eq(companies.id, reports.companyId))
      .where(isOwnReport(owner, reportId))
      .for('key share', { of: reports }),
    reportMissing,
  );

/** The tasks of an owner's report that are not in the bin; throws 404 for any other report. */
export async function listPlanned(db: Db, owner: Owner, reportId: number): Promise<PlannedTask[]> {
  const rows = await db
    .select({ planned: { projectId, step, taskId }, task: crmTasks.id })
    .from(reports)
    .innerJoin(companies, eq(companies.id, reports.companyId))
    .leftJoin(crmReportTasks, eq(ofReport, reports.id))
    .leftJoin(crmTasks, and(eq(crmTasks.id, taskId), eq(crmTasks.userId, owner), isNull(crmTasks.deletedAt)))
    .where(isOwnReport(owner, reportId))
    .orderBy(asc(projectId), asc(taskId));
  if (rows.length === 0) throw reportMissing();
  return rows.flatMap(({ planned, task }) => (planned && task !== null ? planned : []));
}

/** The report from which an owner's task was planned; null for another task. */
export async function findTaskReport(db: Db, owner: Owner, task: number): Promise<TaskReport | null> {
  const row = await oneOf(
    db
      .select({ companyId: companies.id, companyName: companies.name })
      .from(crmTasks)
      .leftJoin(crmReportTasks, eq(taskId, crmTasks.id))
      .leftJoin(reports, eq(reports.id, ofReport))
      .leftJoin(companies, and(eq(companies.id, reports.companyId), eq(companies.userId, owner)))
      .where(and(eq(crmTasks.id, task), eq(crmTasks.userId, owner), isNull(crmTasks.deletedAt))),
    () => notFound(leadMessages['record.missing']),
  );
  return row.companyId === null || row.companyName === null
    ? null
    : { companyId: row.companyId, companyName: row.companyName };
}

/** Links new tasks to the steps of a project; throws 409 where a step has a task that is not in the bin. */
export async function insertPlanned(
  tx: Db,
  reportId: number,
  planned: readonly PlannedTask[],
): Promise<void> {
  const inBin = tx
    .select({ one: sql`1` })
    .from(crmTasks)
    .where(and(eq(crmTasks.id, taskId), isNotNull(crmTasks.deletedAt)));
  const project = planned[0]?.projectId ?? 0;
  const ofProject = and(eq(ofReport, reportId), eq(projectId, project));
  await tx.delete(crmReportTasks).where(and(ofProject, sql`exists ${inBin}`));
  const isPlanned = () => conflict(leadMessages['project.planned']);
  await onBroken(
    { crm_report_tasks_report_id_project_id_step_pk: isPlanned },
    tx.insert(crmReportTasks).values(planned.map((one) => ({ reportId, ...one }))),
  );
}
