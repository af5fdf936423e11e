import type { Written } from '../../../../shared/acts/entities';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { route } from '../../../platform/http/route';
import { bulkRoute } from '../lists/bulk-route';
import { type Bulk, setAlike } from '../lists/bulk';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { recordRoutes } from '../record-routes';
import { countDueTasks, taskQueries } from './tasks.queries';

/** Tasks that were done already keep their time. */
export const taskBulk: Bulk<'task', Written<'task'> & { isDone?: boolean }> = {
  entity: 'task',
  ...taskQueries,
  async set(act, records, { isDone, ...fields }) {
    if (isDone === undefined) return setAlike(act, records, fields);
    const doneAt = (before: string | null) => (isDone ? (before ?? act.doing.at.toISOString()) : null);
    return records.map((record) => ({
      id: record.id,
      fields: { ...fields, doneAt: doneAt(record.fields.doneAt) },
    }));
  },
};

export const taskRoutes = (deps: RecordDeps) => [
  route(leadTasks.due, ({ owner }) => countDueTasks(deps.db, owner, deps.now())),
  ...recordRoutes(deps, leadTasks, { entity: 'task', ...taskQueries }),
  bulkRoute(deps, leadTasks, taskBulk),
];
