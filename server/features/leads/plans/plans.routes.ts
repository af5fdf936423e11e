import { leadPlans } from '../../../../shared/leads/plans/endpoints';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { route } from '../../../platform/http/route';
import { findTaskReport, holdReport, insertPlanned, listPlanned } from './plans.queries';

export const planRoutes = (deps: RecordDeps) => [
  route(leadPlans.list, ({ owner, params }) => listPlanned(deps.db, owner, params.reportId)),
  route(leadPlans.ofTask, ({ owner, params }) => findTaskReport(deps.db, owner, params.id)),
  route(leadPlans.plan, ({ params: { reportId, projectId }, body: { tasks }, ...caller }) =>
    deps.recorder.act(deps.db, doing(deps, caller, 'create', 'task'), async (act) => {
      await holdReport(act.tx, caller.owner, reportId);
      const ids = await act.create(
        'task',
        tasks.map(({ title, dueAt }) => ({ fields: { title, dueAt } })),
      );
      const planned = tasks.map(({ step }, index) => ({ projectId, step, taskId: ids[index] as number }));
      await insertPlanned(act.tx, reportId, planned);
      return { act: act.doing.act, count: ids.length };
    }),
  ),
];
