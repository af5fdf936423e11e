import { z } from 'zod';
import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import { type Message, say } from '../../../../../shared/message';
import { actInJob } from '../../../../platform/acts/act-in-job';
import type { Recorder } from '../../../../platform/acts/recorder';
import type { Announce } from '../../../../platform/announcements';
import { isDatabaseAway } from '../../../../platform/database/away';
import type { Db } from '../../../../platform/database/database';
import { transact } from '../../../../platform/database/transact';
import { defineJob, FailedForGood, type Job } from '../../../../platform/jobs/job';
import type { Jobs } from '../../../../platform/jobs/jobs';
import { findMaterial } from '../pieces/campaigns.queries';
import type { Ended, LoadWriter } from '../writing';
import { setInput } from './set-input';
import {
  beginSet,
  findNextWaiting,
  hasOtherRunning,
  insertCalls,
  lockStarts,
  type StoredSet,
  updateSet,
} from './sets.queries';
import { countKept } from './kept.queries';
import { storePiece } from './store-piece';

const data = z.object({ set: z.int(), owner: actInJob.shape.owner, actor: actInJob.shape.actor });

export type SetAsked = z.output<typeof data>;

interface Deps {
  db: Db;
  jobs: Jobs;
  now: () => Date;
  announce: Announce;
}

export type SetJob = Job<Deps, typeof data, z.ZodUndefined>;

/** Starts the writing of a set, unless another one of the account is written: then it waits for the end of that one. */
export async function startSet(tx: Db, jobs: Jobs, job: SetJob, asked: SetAsked): Promise<void> {
  const { owner, set } = asked;
  await lockStarts(tx, owner);
  if (await hasOtherRunning(tx, owner, set)) return;
  await updateSet(tx, owner, set, { run: await jobs.start(tx, job, owner, asked) });
}

/** Starts the set of the account that has waited longest, if one waits. */
export async function startNext(tx: Db, jobs: Jobs, job: SetJob, asked: SetAsked): Promise<void> {
  const next = await findNextWaiting(tx, asked.owner);
  if (next !== undefined) await startSet(tx, jobs, job, { ...asked, set: next });
}

const unwritten = { facts: setMessages['set.facts'], shortName: setMessages['set.shortName'] };

/** What the user should know about a writing that ended. */
async function noticesOf(tx: Db, ended: Ended, { userId, id, act }: StoredSet): Promise<Message[]> {
  if ('unwritten' in ended) return [unwritten[ended.unwritten]];
  const count = act === null ? 0 : await countKept(tx, userId, id);
  return [...ended.notices, ...(count > 0 ? [say(setMessages['set.kept'], { count })] : [])];
}

/** Ends a set that is being written, and starts the next one of the account. */
async function endSet(
  { db, jobs, now }: Deps,
  job: SetJob,
  asked: SetAsked,
  ended: Ended | 'failed',
  version: string,
) {
  const { owner, set } = asked;
  await transact(db, async (tx) => {
    const stored = await beginSet(tx, owner, set);
    if (!stored) return;
    const isReady = ended !== 'failed' && !('unwritten' in ended);
    if (ended !== 'failed' && 'calls' in ended) await insertCalls(tx, owner, set, ended.calls);
    await updateSet(tx, owner, set, {
      status: isReady ? 'ready' : 'failed',
      notices: ended === 'failed' ? [setMessages['set.failed']] : await noticesOf(tx, ended, stored),
      run: null,
      updatedAt: now(),
      ...(isReady && { engineVersion: version }),
    });
    await startNext(tx, jobs, job, asked);
  });
}

/**
 * The job that writes sets, one at a time for each account. Each piece is stored by itself, so that after a crash the
 * job goes on with those that are not there.
 */
export function writeSetJob(loadWriter: LoadWriter, recorder: Recorder, seconds = 60): SetJob {
  const job: SetJob = defineJob<Deps, typeof data>({
    name: 'writeMarketingSet',
    data,
    limits: { seconds, workers: 2 },
    async run({ data: asked, signal, progress }, deps) {
      const { db, now } = deps;
      const { owner, set } = asked;
      const stored = await beginSet(db, owner, set);
      if (!stored) return;
      const writer = await loadWriter();
      try {
        const material = await findMaterial(db, owner, stored.productId);
        if (!material) return await endSet(deps, job, asked, { unwritten: 'facts' }, writer.version);
        const there = new Set(stored.written);
        await progress({ done: there.size, total: 9 });
        const storing = { ...deps, recorder, material, ...asked };
        const ended = await writer.write(setInput(material, stored, now()), {
          isThere: (key) => there.has(key),
          store: (piece) => storePiece(storing, piece),
          signal,
        });
        signal.throwIfAborted();
        await endSet(deps, job, asked, ended, writer.version);
      } catch (error) {
        if (signal.aborted || isDatabaseAway(error)) throw error;
        await endSet(deps, job, asked, 'failed', writer.version);
        throw new FailedForGood((error as Error).message, { cause: error });
      }
    },
  });
  return job;
}
