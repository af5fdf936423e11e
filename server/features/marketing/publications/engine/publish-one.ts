import { publicationProblems as problems } from '../../../../../shared/marketing/publications/messages';
import { isCalled, networkOf } from '../../../../../shared/marketing/channels/networks';
import type { Db } from '../../../../platform/database/database';
import { insist } from '../../../../platform/database/insist';
import type { Posting } from '../../channels/driver';
import { endOpenAttempts, lockPublication, type StoredPublication, takePublication } from '../moving.queries';
import { ownerOf } from '../../../../platform/database/rows/owner';
import { callTime } from './back-off';
import { begin, type Begun } from './begin';
import { call } from './call';
import { type Due, findDue } from './due.queries';
import { imageOf } from './posting-of';
import type { PublishDeps } from './publish-deps';
import { readBack } from './read-back';
import { doubt, settleCall } from './settle';

/**
 * Takes a publication as far as possible now. It can be called at any time and repeatedly; a publication that is not
 * due stays unchanged.
 */
export async function publishOne(deps: PublishDeps, id: number): Promise<void> {
  const due = await findDue(deps.db, id);
  switch (due?.publication.status) {
    case 'queued':
      return publishDue(deps, due);
    case 'attempting':
      return giveUp(deps, id);
    case 'unconfirmed':
      return readBack(deps, id);
  }
}

const isDue = ({ status, nextAt }: StoredPublication, now: Date) =>
  status === 'queued' && nextAt !== null && nextAt <= now;

async function publishDue(deps: PublishDeps, found: Due): Promise<void> {
  if (!isDue(found.publication, deps.now())) return;
  const { id, userId } = found.publication;
  const { network } = found.channel;
  // Without one there is nobody to call yet, so it waits.
  if (isCalled(network) && !deps.driverOf(network)) return;
  // Drawing takes its time, so it is over before the row is locked.
  const image = isCalled(network) ? await imageOf(deps, found) : undefined;
  const begun = await deps.db.transaction((tx) => beginIn(tx, deps, id, image === 'lost'));
  if (!begun) return;
  const outcome = await call(deps, begun, image as Posting['image']);
  await insist(() =>
    deps.db.transaction(async (tx) => {
      const row = await lockPublication(tx, ownerOf({ userId }), id);
      if (row) await deps.lookAgain(tx, await settleCall(tx, row, begun.attempt, outcome, deps.now()));
    }),
  );
}

/** Begins a call, unless another instance has; what is only read from here is out at once. */
async function beginIn(tx: Db, deps: PublishDeps, id: number, isLost: boolean): Promise<Begun> {
  const now = deps.now();
  const row = await takePublication(tx, id);
  if (!row || !isDue(row, now)) return undefined;
  const begun = await begin(tx, row, now, isLost);
  if (!begun || networkOf(begun.due.channel.network).reached !== 'read') return begun;
  const remote = { id: row.key, url: null };
  await settleCall(tx, begun.due.publication, begun.attempt, { end: 'accepted', remote }, now);
  return undefined;
}

/** A call without an end for 120 s may have arrived: its process is dead. */
const giveUp = (deps: PublishDeps, id: number) =>
  deps.db.transaction(async (tx) => {
    const now = deps.now();
    const row = await takePublication(tx, id);
    if (row?.status !== 'attempting' || !row.attemptedAt) return;
    if (now.getTime() - row.attemptedAt.getTime() < callTime) return;
    await endOpenAttempts(tx, id, { outcome: 'unknown', detail: problems.interrupted }, now);
    await deps.lookAgain(tx, await doubt(tx, row, problems.interrupted, now));
  });
