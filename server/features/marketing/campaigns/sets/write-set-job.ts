import { z } from 'zod';
import { lockAccount } from '../../../../platform/accounts/accounts.queries';
import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import { piecesInSet } from '../../../../../shared/marketing/campaigns/scales';
import { type Message, say } from '../../../../../shared/message';
import { actInJob } from '../../../../platform/acts/act-in-job';
import type { Recorder } from '../../../../platform/acts/recorder';
import type { Announce } from '../../../../platform/announcements';
import { isDatabaseAway } from '../../../../platform/database/away';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { transact } from '../../../../platform/database/transact';
import { FailedForGood, type Job, type JobCall } from '../../../../platform/jobs/job';
import type { Jobs } from '../../../../platform/jobs/jobs';
import { listOfSet, pieceOf } from '../pieces/campaigns.queries';
import { findMaterial } from '../pieces/material.queries';
import { type Ended, keyOf, type LoadWriter, type StandingPiece, type Writer } from '../writing';
import { setInput } from './set-input';
import {
  beginSet,
  findNextWaiting,
  hasOtherRunning,
  insertCalls,
  type StoredSet,
  updateSet,
} from './set-writing.queries';
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

interface Writing extends Deps, Pick<JobCall<typeof data, z.ZodUndefined>, 'signal' | 'progress'> {
  recorder: Recorder;
}

export type SetJob<JobDeps = never> = Job<JobDeps, typeof data, z.ZodUndefined>;

/** Starts the writing of a set, unless another one of the account is written: then it waits for the end of that one. */
export async function startSet(tx: Db, jobs: Jobs, job: SetJob, asked: SetAsked): Promise<void> {
  const { owner, set } = asked;
  await lockAccount(tx, owner);
  if (await hasOtherRunning(tx, owner, set)) return;
  await updateSet(tx, owner, set, { run: await jobs.start(tx, job, owner, asked) });
}

/** Starts the set of the account that has waited longest, if one waits. */
export async function startNext(tx: Db, jobs: Jobs, job: SetJob, asked: SetAsked): Promise<void> {
  const next = await findNextWaiting(tx, asked.owner);
  if (next !== undefined) await startSet(tx, jobs, job, { ...asked, set: next });
}

const unwritten = { facts: setMessages['set.facts'] };

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

/** The pieces of a set that its other pieces have to differ from: those stored in this writing, and a person's. */
async function standingOf(db: Db, owner: Owner, { id, written }: StoredSet): Promise<StandingPiece[]> {
  const campaigns = await listOfSet(db, owner, id);
  return campaigns
    .map((campaign) => ({ angle: campaign.angle, author: campaign.author, piece: pieceOf(campaign) }))
    .filter((one) => one.author === 'person' || written.includes(keyOf(one)));
}

/** Writes what is not there of a set, and ends it; throws when it was aborted. */
async function writeRest(deps: Writing, job: SetJob, asked: SetAsked, stored: StoredSet, writer: Writer) {
  const { db, now, signal, progress } = deps;
  const { owner, set } = asked;
  const material = await findMaterial(db, owner, stored.productId);
  if (!material) return endSet(deps, job, asked, { unwritten: 'facts' }, writer.version);
  const there = new Set(stored.written);
  let done = there.size;
  await progress({ done, total: piecesInSet });
  const ended = await writer.write(setInput(material, stored, now()), {
    isThere: (key) => there.has(key),
    standing: await standingOf(db, owner, stored),
    async store(piece) {
      const isWanted = await storePiece({ ...deps, material, ...asked }, piece);
      if (isWanted) done += 1;
      await progress({ done });
      return isWanted;
    },
    signal,
  });
  if ('calls' in ended) await insertCalls(db, owner, set, ended.calls);
  signal.throwIfAborted();
  return endSet(deps, job, asked, ended, writer.version);
}

interface Named<JobDeps extends Deps> {
  name: string;
  seconds: number;
  loadWriter: LoadWriter<[JobDeps]>;
}

/**
 * A job that writes sets, one at a time for each account. Each piece is stored by itself, so that after a crash the job
 * goes on with those that are not there.
 */
export function writeSetJob<JobDeps extends Deps>(
  { name, seconds, loadWriter }: Named<JobDeps>,
  recorder: Recorder,
): SetJob<JobDeps> {
  const job: SetJob<JobDeps> = {
    name,
    data,
    limits: { seconds, workers: 2 },
    async run({ data: asked, signal, progress }, deps) {
      const stored = await beginSet(deps.db, asked.owner, asked.set);
      if (!stored) return;
      const writer = await loadWriter(deps);
      try {
        await writeRest({ ...deps, recorder, signal, progress }, job, asked, stored, writer);
      } catch (error) {
        if (signal.aborted || isDatabaseAway(error)) throw error;
        await endSet(deps, job, asked, 'failed', writer.version);
        throw new FailedForGood((error as Error).message, { cause: error });
      }
    },
  };
  return job;
}
