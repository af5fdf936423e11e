import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { route } from '../../../platform/http/route';
import type { LeadDeps } from '../record-deps';
import { recordRoutes } from '../record-routes';
import { countDueTasks, taskQueries } from './tasks.queries';

export const taskRoutes = (deps: LeadDeps) => [
  route(leadTasks.due, ({ owner }) => countDueTasks(deps.db, owner, deps.now())),
  ...recordRoutes(deps, leadTasks, { entity: 'task', ...taskQueries }),
];
