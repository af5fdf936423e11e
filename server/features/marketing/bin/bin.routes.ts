import { marketingBin } from '../../../../shared/marketing/bin/endpoints';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { route } from '../../../platform/http/route';
import { listBin } from './bin.queries';
import { restoreBinned } from './restore';

export const marketingBinRoutes = (deps: RecordDeps) => [
  route(marketingBin.list, ({ owner, query }) => listBin(deps.db, owner, query)),
  route(marketingBin.restore, ({ body: { entity, ids }, ...caller }) =>
    deps.recorder.act(deps.db, doing(deps, caller, 'restore', entity), async (act) => {
      const count = await restoreBinned(act, entity, ids);
      return { act: count > 0 ? act.doing.act : null, count };
    }),
  ),
];
