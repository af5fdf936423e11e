import { leadMerges } from '../../../../shared/leads/merges/endpoints';
import { notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { undoAct } from '../../../platform/acts/undoing/undo-act';
import { leadUndo } from '../acts/lead-undo';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { mergeRecords } from './merge-records';
import { findMergeAct } from './merges.queries';

/** Days during which a merge can be taken back; then what went is deleted for good. */
const keptDays = 30;

export const mergeRoutes = (deps: RecordDeps) => [
  route(leadMerges.create, ({ body, ...caller }) => {
    const start = { ...doing(deps, caller, 'merge', body.entity), origin: { from: 'merge' } as const };
    return deps.recorder.act(deps.db, start, (act) => mergeRecords(act, body));
  }),
  route(leadMerges.undo, async ({ params, ...caller }) => {
    const since = new Date(deps.now().getTime() - keptDays * 86_400_000);
    const act = await findMergeAct(deps.db, caller.owner, params.id, since);
    if (!act) throw notFound();
    return undoAct(deps, leadUndo(deps.recorder), doing(deps, caller, 'undo', ''), act);
  }),
];
