import { z } from 'zod';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { listActs } from '../../../platform/acts/acts.queries';
import { notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { doing, type LeadDeps } from '../record-deps';
import { outlookOf, undoAct } from './undo-act';

const keptDays = 30;

const actId = (given: string) => {
  const id = z.uuid().safeParse(given);
  if (!id.success) throw notFound();
  return id.data;
};

export const actRoutes = (deps: LeadDeps) => [
  route(leadActs.list, ({ owner, query }) => {
    const since = new Date(deps.now().getTime() - keptDays * 86_400_000);
    return listActs(deps.db, owner, query, since);
  }),
  route(leadActs.outlook, ({ params, ...caller }) =>
    outlookOf(deps, doing(deps, caller, 'undo', ''), actId(params.act)),
  ),
  route(leadActs.undo, ({ params, ...caller }) =>
    undoAct(deps, doing(deps, caller, 'undo', ''), actId(params.act)),
  ),
];
