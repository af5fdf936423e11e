import { leadDuplicates } from '../../../../shared/leads/duplicates/endpoints';
import type { TwinEntity } from '../../../../shared/leads/duplicates/scales';
import type { Act } from '../../../platform/acts/act';
import { onBroken } from '../../../platform/database/rows/violations';
import { notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { countDuplicates, listDuplicates } from './duplicates.queries';
import { findMatches } from './matches.queries';
import { findSettings } from '../settings.queries';
import { typedKeys } from './typed-keys';

/** Stores that two existing records are different. */
async function distinguish(act: Act, entity: TwinEntity, ids: readonly [number, number]) {
  const live = (await act.lock(entity, ids)).filter(({ fields }) => fields.deletedAt === null);
  if (live.length < ids.length) throw notFound();
  const fields = { entity, lowId: Math.min(...ids), highId: Math.max(...ids) };
  await act.create('distinction', [{ fields }]);
}

class KnownPair extends Error {}

export const duplicateRoutes = (deps: RecordDeps) => [
  route(leadDuplicates.list, ({ owner, query }) => listDuplicates(deps.db, owner, query)),
  route(leadDuplicates.count, ({ owner }) => countDuplicates(deps.db, owner)),
  route(leadDuplicates.matches, async ({ owner, query }) =>
    findMatches(deps.db, owner, {
      entity: query.entity,
      id: query.id,
      typed: await typedKeys(query, async () => (await findSettings(deps.db, owner)).country),
    }),
  ),
  route(leadDuplicates.distinguish, async ({ body: { entity, ids }, ...caller }) => {
    const noted = deps.recorder.act(deps.db, doing(deps, caller, 'distinguish', entity), async (act) => {
      await onBroken({ crm_distinctions_pair: () => new KnownPair() }, distinguish(act, entity, ids));
      return { act: act.doing.act, count: 1 };
    });
    return noted.catch((error: unknown) => {
      // Already stored.
      if (error instanceof KnownPair) return { act: null, count: 0 };
      throw error;
    });
  }),
];
