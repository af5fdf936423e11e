import type { Done } from '../../acts/record';
import { get, post, signedIn } from '../../http/endpoint';
import { leadMessages } from '../messages';
import type { PlanStep } from './scales';
import { projectPlan } from './schemas';

/** A task by which a project of a report is carried out. */
export interface PlannedTask {
  projectId: number;
  step: PlanStep;
  taskId: number;
}

/** The report from which a task was planned. */
export interface TaskReport {
  companyId: number;
  companyName: string;
}

const ofReport = { missing: leadMessages['consulting.missing'] } as const;

/** The projects of CONSULTIA reports as tasks. */
export const leadPlans = {
  /** The tasks of a report that are not in the bin. */
  list: get('/api/leads/reports/:reportId/tasks', signedIn, undefined, {
    ...ofReport,
    summary: 'List the tasks planned for a report',
  }).returns<PlannedTask[]>(),
  /** Null for a task that was planned from no report. */
  ofTask: get('/api/leads/tasks/:id/report', signedIn, undefined, {
    missing: leadMessages['record.missing'],
    summary: 'Read the report that a task was planned from',
  }).returns<TaskReport | null>(),
  /** Creates the tasks of a project in one act; 409 where one of its steps has a task already. */
  plan: post('/api/leads/reports/:reportId/projects/:projectId/tasks', signedIn, projectPlan, {
    ...ofReport,
    summary: 'Plan a project of a report',
    conflicts: [leadMessages['project.planned']],
  }).returns<Done>(),
};
