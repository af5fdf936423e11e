import { marketingBin } from '../../../../shared/marketing/bin/endpoints';
import { countBinned, listBinned } from '../../../platform/acts/bin.queries';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { route } from '../../../platform/http/route';
import { binnedMarketing } from './bin.queries';
import { restoreBinned } from './restore';

export const marketingBinRoutes = (deps: RecordDeps) => [
  route(marketingBin.list, ({ owner, query }) => listBinned(deps.db, owner, binnedMarketing, query)),
  route(marketingBin.counts, ({ owner }) => countBinned(deps.db, owner, binnedMarketing)),
  route(marketingBin.restore, ({ body: { entity, ids }, ...caller }) =>
    deps.recorder.act(deps.db, doing(deps, caller, 'restore', entity), async (act) => {
      const count = await restoreBinned(act, entity, ids);
      return { act: count > 0 ? act.doing.act : null, count };
    }),
  ),
];
