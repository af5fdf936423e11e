import { leadBin } from '../../../../shared/leads/bin/endpoints';
import { route } from '../../../platform/http/route';
import { countBinned, listBinned } from '../../../platform/acts/bin.queries';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { binnedLeads, restorable } from './bin.queries';

export const binRoutes = (deps: RecordDeps) => [
  route(leadBin.list, ({ owner, query }) => listBinned(deps.db, owner, binnedLeads(owner), query)),
  route(leadBin.counts, ({ owner }) => countBinned(deps.db, owner, binnedLeads(owner))),
  route(leadBin.restore, ({ body: { entity, ids }, ...caller }) =>
    deps.recorder.act(deps.db, doing(deps, caller, 'restore', entity), async (act) => {
      const { length: count } = await act.restore(
        entity,
        await restorable(act.tx, caller.owner, entity, ids),
      );
      return { act: count > 0 ? act.doing.act : null, count };
    }),
  ),
];
