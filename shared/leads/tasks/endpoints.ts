import { get, signedIn } from '../../http/endpoint';
import { recordEndpoints } from '../record-endpoints';
import { newTask, taskBulk, taskChanges, taskQuery, taskSearch } from './schemas';
import type { crmTasks } from './tables';

export type Task = Omit<typeof crmTasks.$inferSelect, 'userId' | 'folded' | 'deletedAt' | 'priorityRank'>;

/** Open tasks that are overdue (`overdueBefore`), and those due today (Europe/Madrid). */
export interface DueTasks {
  overdue: number;
  today: number;
}

export const leadTasks = {
  ...recordEndpoints<Task, Task>()('tasks', {
    query: taskQuery,
    searched: taskSearch,
    form: newTask,
    changes: taskChanges,
    bulk: taskBulk,
  }),
  due: get('/api/leads/due', signedIn, undefined, {
    summary: 'Count the tasks that are due',
  }).returns<DueTasks>(),
};
