import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { reports } from '../../consulting/report/tables';
import { crmTasks } from '../tasks/tables';
import { planSteps } from './scales';

/** The tasks by which a project of a CONSULTIA report is carried out; a step of a project has one task at most. */
export const crmReportTasks = pgTable(
  'crm_report_tasks',
  {
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** The id of the project's problem in the report's data. */
    projectId: integer('project_id').notNull(),
    step: text('step', { enum: planSteps }).notNull(),
    taskId: integer('task_id')
      .notNull()
      .references(() => crmTasks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.projectId, table.step] }),
    index('crm_report_tasks_task').on(table.taskId),
  ],
);
