import { actMessages } from '../../../../shared/acts/messages';
import { leadMerges } from '../../../../shared/leads/merges/endpoints';
import { conflict, notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { listChanges } from '../../../platform/acts/events.queries';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { undoAct } from '../../../platform/acts/undoing/undo-act';
import { leadUndo } from '../acts/lead-undo';
import { doing, type RecordDeps, undoing } from '../../../platform/acts/record-deps';
import { mergeRecords } from './merge-records';
import { findMergeAct } from './merges.queries';

/** Why a merge cannot be taken back: it was already, or there is none. */
async function refusal(db: Db, owner: Owner, id: number) {
  const changes = await listChanges(db, owner, 'merge', id);
  const wasUndone = changes.some(({ verb }) => verb === 'removed');
  return wasUndone ? conflict(actMessages['act.undone']) : notFound();
}

export const mergeRoutes = (deps: RecordDeps) => [
  route(leadMerges.create, ({ body, ...caller }) => {
    const start = { ...doing(deps, caller, 'merge', body.entity), origin: { from: 'merge' } as const };
    return deps.recorder.act(deps.db, start, (act) => mergeRecords(act, body));
  }),
  route(leadMerges.undo, async ({ params, ...caller }) => {
    const act = await findMergeAct(deps.db, caller.owner, params.id);
    if (!act) throw await refusal(deps.db, caller.owner, params.id);
    return undoAct(deps, leadUndo(deps.recorder), undoing(deps, caller), act);
  }),
];
