import { expect, test } from 'vitest';
import { jobRuns } from '../../../../../shared/jobs/endpoints';
import { marketingActs } from '../../../../../shared/marketing/acts/endpoints';
import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { piecesInSet } from '../../../../../shared/marketing/campaigns/scales';
import {
  marketingSetsApi as api,
  type WholeSet,
} from '../../../../../shared/marketing/campaigns/sets/endpoints';
import { rowsOf } from '../../../../testing/database';
import { announcing } from '../../../../platform/announcements';
import { marketingRecorder } from '../../recording/marketing-recorder';
import { withLoaf } from '../../testing/written-set';
import { composer } from '../../writer/composer';
import type { Writer } from '../writing';
import { writeSetJob } from './write-set-job';

/** Nine pieces are composed and stored, and some once more. */
const long = { timeout: 60_000 };

/** A set that is queued, and a process that is told when each piece of it is stored. */
async function queued() {
  const made = await withLoaf();
  const { call, db, jobs, product, company } = made;
  const asked = { productId: product.id, goal: 'buy' as const, audience: 'B2C' as const };
  const { body } = await call(api.create, { body: asked });
  const params = { id: body.sets[0].id as number };
  const read = async () => (await call(api.read, { params })).body as WholeSet;
  const run = async () =>
    (await rowsOf<{ run: number }>(db, `select run from marketing_campaign_sets where id = ${params.id}`))[0]
      ?.run;
  /** Runs the job with a writer that does something else after a piece. */
  const workWith = (afterPiece: (done: number) => Promise<void>) => {
    const writer: Writer = {
      ...composer,
      write: (input, surroundings) => {
        let done = 0;
        const store: typeof surroundings.store = async (piece) => {
          const isWanted = await surroundings.store(piece);
          done += 1;
          await afterPiece(done);
          return isWanted;
        };
        return composer.write(input, { ...surroundings, store });
      },
    };
    const named = { name: 'composeMarketingSet', seconds: 60, loadWriter: async () => writer };
    const now = () => new Date();
    const announce = announcing([], { config: made.config, now });
    return jobs.runNow(writeSetJob(named, marketingRecorder), { ...made, now, announce });
  };
  const campaigns = () => rowsOf<{ id: number }>(db, 'select id from marketing_campaigns');
  return { ...made, params, read, run, asked, workWith, campaigns, company };
}

test(
  'after kill -9 in the middle of a set, the next run writes what is missing and no piece twice',
  long,
  async () => {
    const { db, read, work, workWith, campaigns } = await queued();
    let dead = () => {};
    const dying = new Promise<void>((done) => (dead = done));
    // The process dies here: four pieces are stored, and nobody settles the job.
    void workWith((done) => (done === 4 ? (dead(), new Promise<void>(() => {})) : Promise.resolve()));
    await dying;
    expect(await read()).toMatchObject({ status: 'writing', done: 4, total: piecesInSet });
    expect(await campaigns()).toHaveLength(4);
    // What the next process does when the time of the dead one's run is over.
    await rowsOf(db, `update pgboss.job set state = 'retry' where state = 'active'`);
    await work();
    const set = await read();
    expect(set).toMatchObject({ status: 'ready', done: piecesInSet, notices: [] });
    expect(set.campaigns.every(({ lastVersion }) => lastVersion === 1)).toBe(true);
    expect(await campaigns()).toHaveLength(piecesInSet);
    expect(await rowsOf(db, `select count::int from acts where id = '${set.act}'`)).toEqual([
      { count: 2 * piecesInSet },
    ]);
  },
);

test(
  'a set that is cancelled while it is written keeps its finished pieces, and is finished when asked for again',
  long,
  async () => {
    const { call, params, read, work, workWith, asked } = await queued();
    await workWith(async (done) => {
      if (done === 3) await call(api.cancel, { params });
    });
    const kept = await read();
    expect(kept).toMatchObject({ status: 'cancelled', done: 3 });
    await call(api.create, { body: asked });
    await work();
    const set = await read();
    expect(set).toMatchObject({ status: 'ready', done: piecesInSet });
    expect(set.campaigns.filter(({ id }) => kept.campaigns.some((one) => one.id === id))).toEqual(
      kept.campaigns,
    );
  },
);

test('a set whose job was ended at the job’s own address is over, and stands in the way of no other', async () => {
  const { call, read, run, work, asked } = await queued();
  expect((await call(jobRuns.cancel, { params: { id: (await run()) as number } })).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'cancelled', done: 0 });
  expect((await call(api.create, { body: asked })).status).toBe(201);
  await work();
  expect(await read()).toMatchObject({ status: 'ready', done: piecesInSet });
});

test('what a set has written is not taken back while it is written', async () => {
  const { call, db, read, workWith } = await queued();
  await workWith(async (done) => {
    if (done !== 2) return;
    const [{ act } = { act: '' }] = await rowsOf<{ act: string }>(
      db,
      'select act from marketing_campaign_sets',
    );
    const refused = await call(marketingActs.undo, { params: { act } });
    expect([refused.status, refused.body.message]).toEqual([409, 'This set is being written already']);
  });
  const { act, status } = await read();
  expect(status).toBe('ready');
  expect((await call(marketingActs.undo, { params: { act: act as string } })).status).toBe(200);
  expect(await read()).toMatchObject({ act: null, done: 0 });
});

test('a piece that a person edits while the set is written anew keeps the person’s text', long, async () => {
  const { call, params, read, work, workWith } = await queued();
  await work();
  const [mine] = (await read()).campaigns;
  if (!mine) throw new Error('There is no campaign');
  await call(api.rewrite, { params });
  const piece = structuredClone(mine.piece);
  piece.content.cta.label = 'Reservar mi pan';
  // The edit comes after the new wording of the piece, and before the end of the set.
  await workWith(async (done) => {
    if (done !== 5) return;
    const saved = await call(marketingCampaignsApi.update, { params: { id: mine.id }, body: { piece } });
    expect(saved.status).toBe(200);
  });
  const after = (await read()).campaigns.find(({ id }) => id === mine.id);
  expect(after).toMatchObject({ piece, author: 'person', contentVersion: 3, lastVersion: 3 });
});
