import { publicationMessages as texts } from '../../../../../shared/marketing/publications/messages';
import { networkOf } from '../../../../../shared/marketing/channels/networks';
import { conflict, notFound } from '../../../../platform/http/errors';
import { StaleRow } from '../../../../platform/database/rows/stale';
import type { Message } from '../../../../../shared/message';
import { channelCalls } from '../../channels/channel-calls';
import type { Removal } from '../../channels/driver';
import { farSideOf } from '../engine/call';
import { findDue } from '../engine/due.queries';
import type { PublishDeps } from '../engine/publish-deps';
import { endAttempt, lockPublication, movePublication, openAttempt } from '../moving.queries';
import type { Seen } from './by-person';

/** Takes a publication back on the far side; throws 409 where that cannot be done from here, or is not proven. */
export async function undo(deps: PublishDeps, { owner, id, version }: Seen): Promise<void> {
  const due = await findDue(deps.db, id);
  if (!due || due.publication.userId !== owner) throw notFound();
  const { status, version: current, remoteId: remote, remoteUrl: url } = due.publication;
  if (version !== undefined && current !== version) throw new StaleRow({ id });
  if (status !== 'published') throw conflict(texts['publication.stale']);
  const far = await farSideOf(deps, due);
  const isHere = networkOf(due.channel.network).reached === 'read';
  const remove = far?.driver.remove;
  if (!isHere && (!far || !remove || remote === null)) throw conflict(texts['undo.impossible']);
  const attempt = await openAttempt(deps.db, due.publication, 'undo', deps.now());
  // What is only read from here is gone as soon as nothing answers it any more.
  const removal: Removal =
    isHere || !far || !remove || remote === null
      ? { end: 'gone' }
      : await remove(far.channel, { id: remote, url }, channelCalls(deps.outbound));
  await settleRemoval(deps, { owner, id }, attempt, removal);
}

async function settleRemoval(
  { db, now }: PublishDeps,
  { owner, id }: Seen,
  attempt: number,
  removal: Removal,
): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    const row = await lockPublication(tx, owner, id);
    if (removal.end === 'gone') {
      await endAttempt(tx, attempt, { outcome: 'undone' }, at);
      const isOut = row?.status === 'published';
      if (isOut) await movePublication(tx, row, 'undone', { nextAt: null, problem: null }, at);
      return;
    }
    const { status, detail } = removal;
    const outcome = removal.end === 'impossible' ? 'refused' : 'unknown';
    await endAttempt(tx, attempt, { outcome, status, detail }, at);
  });
  if (removal.end !== 'gone') throw conflict(saidOf(removal));
}

/** What the network said of it, or that it said nothing certain. */
const saidOf = ({ end, detail }: Exclude<Removal, { end: 'gone' }>): Message =>
  end === 'impossible' ? detail : texts['undo.unknown'];
