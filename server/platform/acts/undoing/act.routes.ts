import { z } from 'zod';
import type { actEndpoints } from '../../../../shared/acts/act-endpoints';
import { undoDays } from '../../../../shared/acts/scales';
import { notFound } from '../../http/errors';
import { type Route, route } from '../../http/route';
import { type RecordDeps, undoing } from '../record-deps';
import { listActs } from './listed-acts.queries';
import type { NamedKinds } from './named-kinds';
import { outlookOf, undoAct, type UndoRules } from './undo-act';

const actId = (given: string) => {
  const id = z.uuid().safeParse(given);
  if (!id.success) throw notFound();
  return id.data;
};

/** The routes of the acts of a recorder; acts on records of the `named` kinds are listed with their names. */
export function actRoutes(
  deps: RecordDeps,
  endpoints: ReturnType<typeof actEndpoints<string>>,
  rules: UndoRules,
  named: NamedKinds = {},
): Route[] {
  return [
    route(endpoints.list, ({ owner, query }) => {
      const since = new Date(deps.now().getTime() - undoDays * 86_400_000);
      return listActs(deps.db, owner, { ...query, entities: deps.recorder.entities, named }, since);
    }),
    route(endpoints.outlook, ({ params, ...caller }) =>
      outlookOf(deps, rules, undoing(deps, caller), actId(params.act as string)),
    ),
    route(endpoints.undo, ({ params, ...caller }) =>
      undoAct(deps, rules, undoing(deps, caller), actId(params.act as string)),
    ),
  ];
}
