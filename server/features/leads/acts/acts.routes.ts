import { leadActs, leadChanges } from '../../../../shared/leads/acts/endpoints';
import { findNewest } from '../../../platform/acts/acts.queries';
import type { Changes } from '../../../platform/acts/changes';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { actRoutes } from '../../../platform/acts/undoing/act.routes';
import type { NamedKinds } from '../../../platform/acts/undoing/named-kinds';
import { route } from '../../../platform/http/route';
import { leadUndo } from './lead-undo';

/** `named` says how the list of acts names records. */
export const leadActRoutes = (deps: RecordDeps, named: NamedKinds) =>
  actRoutes(deps, leadActs, leadUndo(deps.recorder), named);

/** Tells whoever looks at records that somebody else has changed some. */
export const changeRoutes = ({ db, recorder }: RecordDeps, changes: Changes) => [
  route(leadChanges.next, async ({ owner, user, query: { after }, gone }) => {
    // It begins to listen before it looks, so that it misses nothing in between.
    const change = changes.next(owner, gone);
    const newest = () => findNewest(db, owner, { entities: recorder.entities, after, person: user.id });
    const known = await newest();
    if (after === undefined || known > after) return { after: known };
    await change;
    return { after: gone.aborted ? after : await newest() };
  }),
];
