import { z } from 'zod';
import { lockAccount } from '../../../../platform/accounts/accounts.queries';
import { assetMessages, pictureMessages } from '../../../../../shared/marketing/assets/messages';
import type { PictureOutcome } from '../../../../../shared/marketing/assets/picture';
import type { Message } from '../../../../../shared/message';
import { actInJob } from '../../../../platform/acts/act-in-job';
import type { Recorder } from '../../../../platform/acts/recorder';
import type { Announce } from '../../../../platform/announcements';
import type { Config } from '../../../../platform/config';
import { isDatabaseAway } from '../../../../platform/database/away';
import type { Db } from '../../../../platform/database/database';
import { transact } from '../../../../platform/database/transact';
import { defineJob, FailedForGood, type Job, more } from '../../../../platform/jobs/job';
import type { Jobs } from '../../../../platform/jobs/jobs';
import { TaskRefused } from '../../../../platform/workers/pooled-worker';
import { picturesDrawn } from '../announcements';
import { drawSet, picturesOf, type SetPicture } from '../draw-set';
import type { KeptPictures } from '../kept-pictures';
import type { PictureDrawer } from '../picture-drawer';
import { contentWithImages } from '../pictures/picture-file';
import { problemMessage } from '../pictures/said';
import { drawsFor, picturesIn } from '../the-drawer';
import {
  beginPictureSet,
  findNextDrawing,
  hasOtherDrawing,
  type StoredPictureSet,
  updateDone,
  updatePictureSet,
} from './picture-sets.queries';
import { isInPlace } from './is-in-place';
import { storeLeftOut, storePicture, type StoringPictures } from './store-picture';

const data = z.object({ set: z.int(), owner: actInJob.shape.owner, actor: actInJob.shape.actor });
const state = z.int().default(0);

export type PicturesAsked = z.output<typeof data>;

interface Deps {
  config: Config;
  db: Db;
  jobs: Jobs;
  now: () => Date;
  announce: Announce;
}

export type PicturesJob = Job<Deps, typeof data, typeof state>;

/** Pictures of a step: other accounts have their turn between two. */
const inStep = 6;

/** Starts the drawing of a set, unless another one of the account is drawn: then it waits for the end of that one. */
export async function startPictures(
  tx: Db,
  jobs: Jobs,
  job: PicturesJob,
  asked: PicturesAsked,
): Promise<void> {
  const { owner, set } = asked;
  await lockAccount(tx, owner);
  if (await hasOtherDrawing(tx, owner, set)) return;
  await updatePictureSet(tx, owner, set, { run: await jobs.start(tx, job, owner, asked) });
}

/** Starts the set of the account that has waited longest, if one waits. */
export async function startNextPictures(tx: Db, jobs: Jobs, job: PicturesJob, asked: PicturesAsked) {
  const next = await findNextDrawing(tx, asked.owner);
  if (next !== undefined) await startPictures(tx, jobs, job, { ...asked, set: next });
}

/** Ends a set that is being drawn, with what went wrong if anything did, and starts the next one of the account. */
const endSet = (
  { db, jobs, now, announce }: Deps,
  job: PicturesJob,
  asked: PicturesAsked,
  failure?: Message,
) =>
  transact(db, async (tx) => {
    const { owner, set } = asked;
    // In the order of those who begin: the account, then its set.
    await lockAccount(tx, owner);
    const stored = await beginPictureSet(tx, owner, set);
    if (!stored) return;
    const isEmpty = stored.left.length >= stored.sizes.length * stored.layouts.length;
    const notice = failure ?? (isEmpty ? pictureMessages.shortName : undefined);
    await updatePictureSet(tx, owner, set, {
      status: notice ? 'failed' : 'ready',
      notices: notice ? [notice] : [],
      run: null,
      updatedAt: now(),
    });
    await announce(tx, picturesDrawn, { owner, campaignId: stored.campaignId, at: now() });
    await startNextPictures(tx, jobs, job, asked);
  });

/** Draws for a set: a picture that takes too much is left out, and the others are drawn. */
const forgiving = (drawer: PictureDrawer): Pick<PictureDrawer, 'draw'> => ({
  draw: (input, whose) =>
    drawer.draw(input, whose).catch((error: unknown): PictureOutcome => {
      const isHeavy = error instanceof TaskRefused && (error.reason === 'slow' || error.reason === 'large');
      if (!isHeavy) throw error;
      return { problem: { code: 'picture.heavy' } };
    }),
});

/** A problem that all pictures of a set share. */
class Hopeless extends Error {
  constructor(readonly said: Message) {
    super('no picture of the set can be drawn');
  }
}

/** Stores what became of a picture; false when the set is over. Throws `Hopeless`. */
async function store(
  storing: StoringPictures,
  kept: KeptPictures,
  { name, size, layout, outcome }: SetPicture,
) {
  if ('drawn' in outcome) {
    await kept.keep(name, outcome.drawn.png);
    const hash = name.replace(/\.png$/u, '');
    return storePicture(storing, { size, layout, hash, drawn: outcome.drawn });
  }
  if ('unsuited' in outcome) return storeLeftOut(storing, { size, layout, reason: outcome.unsuited });
  const { problem } = outcome;
  if (problem.code === 'picture.heavy') return storeLeftOut(storing, { size, layout, reason: problem.code });
  if (problem.code !== 'picture.impossible') throw new Hopeless(problemMessage(problem));
  const reason = problem.reasons.find((one) => one.layout === layout)?.reason ?? 'texts.tooLong';
  return storeLeftOut(storing, { size, layout, reason });
}

/** The pictures that a set tries to draw, in their order. */
async function inputsOf(db: Db, { owner }: PicturesAsked, set: StoredPictureSet) {
  return picturesOf(await contentWithImages(db, owner, set), set.sizes, set.layouts);
}

/** Draws the next pictures of a set; resolves to whether it is finished. */
async function drawStep(
  deps: Deps & { recorder: Recorder; drawer: PictureDrawer },
  asked: PicturesAsked,
  set: StoredPictureSet,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, config, drawer } = deps;
  const { owner } = asked;
  const kept = picturesIn(config);
  const over = new AbortController();
  const inputs = await inputsOf(db, asked, set);
  const places = inputs.map(({ size, layout }) => ({ campaignId: set.campaignId, size, layout }));
  let at = set.done;
  await drawSet(inputs.slice(at, at + inStep), {
    drawer: { ...drawer, ...forgiving(drawer) },
    caller: drawsFor(owner),
    signal: AbortSignal.any([signal, over.signal]),
    isKept: (name) => isInPlace(db, owner, set, { ...(places[at] as (typeof places)[number]), name }),
    keep: async (picture) => {
      if (!(await store({ ...deps, ...asked, set }, kept, picture))) over.abort();
    },
    onProgress: async () => {
      at += 1;
      await updateDone(db, owner, set, at);
    },
  });
  signal.throwIfAborted();
  return over.signal.aborted || at >= inputs.length;
}

/**
 * The job that draws the pictures of campaigns, one set at a time for each account. Each picture is stored by itself, so
 * that after a crash the job goes on with those that are not there.
 */
export function drawPicturesJob(drawer: () => PictureDrawer, recorder: Recorder): PicturesJob {
  const job: PicturesJob = defineJob({
    name: 'drawMarketingPictures',
    data,
    state,
    limits: { seconds: 120, workers: 2 },
    async run({ data: asked, state: step, signal }, deps: Deps) {
      const set = await beginPictureSet(deps.db, asked.owner, asked.set);
      if (!set) return;
      try {
        const isDone = await drawStep({ ...deps, recorder, drawer: drawer() }, asked, set, signal);
        if (!isDone) return more(step + 1);
        await endSet(deps, job, asked);
      } catch (error) {
        if (error instanceof Hopeless) {
          await endSet(deps, job, asked, error.said);
          return;
        }
        if (signal.aborted || isDatabaseAway(error) || error instanceof TaskRefused) throw error;
        await endSet(deps, job, asked, assetMessages['set.failed']);
        throw new FailedForGood((error as Error).message, { cause: error });
      }
    },
  });
  return job;
}
