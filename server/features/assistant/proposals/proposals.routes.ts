import { assistantApi, proposalsApi } from '../../../../shared/assistant/endpoints';
import type { FeatureDeps } from '../../../platform/feature';
import { route } from '../../../platform/http/route';
import { assistantCalls } from '../limits';
import { readsOf, type Toolbox } from '../tool-use';
import { confirmProposal, over, ownedProposal, readProposal } from './confirm';
import { propose, shownProposal, whoseOf } from './propose';
import { closeProposal, listOpenProposals } from './proposals.queries';

export function proposalRoutes(given: FeatureDeps, toolbox: Toolbox) {
  const deps = { ...given, toolbox };
  const { db, now, limits } = deps;
  return [
    route(assistantApi.propose, async (call) => {
      await limits.count(assistantCalls, String(call.user.id));
      return propose(deps, call, call.body);
    }),
    route(proposalsApi.list, async (call) => {
      const rows = await listOpenProposals(db, whoseOf(call), now());
      const reads = readsOf(deps, toolbox, call);
      return Promise.all(rows.map((row) => shownProposal(deps, reads, row)));
    }),
    route(proposalsApi.read, (call) => readProposal(deps, call, call.params.proposal)),
    route(proposalsApi.confirm, (call) => confirmProposal(deps, call, call.params.proposal)),
    route(proposalsApi.cancel, async (call) => {
      const { id } = await ownedProposal(deps, call, call.params.proposal);
      const row = await closeProposal(db, whoseOf(call), id, 'cancelled', now());
      return row ? shownProposal(deps, readsOf(deps, toolbox, call), row) : over(deps, call, id);
    }),
  ];
}
