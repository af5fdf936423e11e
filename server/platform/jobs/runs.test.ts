import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobRuns } from '../../../shared/jobs/endpoints';
import { english } from '../../../shared/message';
import { testApp } from '../../testing/app';
import { rowsOf } from '../../testing/database';
import { preparationOf } from './boss';
import { defineJob, type Job, more } from './job';

const reading = english('Reading the list', 'Leyendo la lista');

async function following(
  run: Job<unknown>['run'],
  rest: Partial<Pick<Job, 'mayBeCancelled' | 'limits'>> = {},
) {
  const app = await testApp();
  await preparationOf(['test']).run(app.client);
  const job = defineJob({ name: 'test', data: z.object({}), limits: { seconds: 5 }, run, ...rest });
  const user = await app.build.user();
  const id = await app.db.transaction((tx) => app.jobs.start(tx, job, user.owner, {}));
  const call = await app.as(user);
  const params = { id };
  const doStep = () => app.jobs.runNow(job, {}, 'all');
  return { ...app, call, params, doStep, read: () => call(jobRuns.read, { params }) };
}

test('the owner of a job sees its progress in their language', async () => {
  const { call, params, doStep } = await following(async ({ progress }) => {
    await progress({ done: 2, total: 3, message: reading });
    return more(undefined);
  });
  await doStep();
  const answer = await call(jobRuns.read, { params, headers: { 'Accept-Language': 'es' } });
  const expected = { state: 'running', done: 2, total: 3, message: 'Leyendo la lista', result: null };
  expect([answer.status, answer.body]).toMatchObject([200, expected]);
});

test('a run whose process died in its last attempt is marked as failed; one whose job continues is not', async () => {
  const { db, clear, read, doStep } = await following(async () => more(undefined));
  await doStep();
  const longAgo = () => rowsOf(db, "update job_runs set updated_at = now() - interval '2 hours'");
  await longAgo();
  await clear();
  expect((await read()).body.state).toBe('running');
  // The state of an expired job without retries left.
  await rowsOf(db, "update pgboss.job set state = 'failed' where name = 'test'");
  await clear();
  expect((await read()).body.state).toBe('failed');
});

test('the job of another account gets 404', async () => {
  const { as, build, params, read } = await following(async () => {});
  const stranger = await as(await build.user());
  for (const endpoint of Object.values(jobRuns)) {
    for (const id of [params.id, 2_000_000_000]) {
      const answer = await stranger(endpoint, { params: { id } });
      expect([answer.status, answer.body]).toEqual([404, { message: 'This task wasn’t found' }]);
    }
  }
  expect((await read()).body.state).toBe('queued');
});

test('a job cancelled before its start never runs', async () => {
  let runs = 0;
  const { call, params, doStep } = await following(async () => void (runs += 1));
  const answer = await call(jobRuns.cancel, { params });
  expect([answer.status, answer.body.state]).toEqual([200, 'cancelled']);
  expect(await doStep()).toBe(1);
  expect([runs, await doStep()]).toEqual([0, 0]);
});

test('a job cancelled between two steps does not continue', async () => {
  let steps = 0;
  const { call, params, doStep, read } = await following(async () => more((steps += 1)));
  await doStep();
  expect((await call(jobRuns.cancel, { params })).body.state).toBe('running');
  await doStep();
  expect([steps, await doStep(), (await read()).body.state]).toEqual([1, 0, 'cancelled']);
});

test('a job that is cancelled during a step is notified', async () => {
  let begin = () => {};
  const begun = new Promise<void>((done) => {
    begin = done;
  });
  const { call, params, doStep, read } = await following(async ({ signal }) => {
    begin();
    await new Promise((_, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason as Error));
    });
  });
  const step = doStep();
  await begun;
  await call(jobRuns.cancel, { params });
  await step;
  expect((await read()).body.state).toBe('cancelled');
});

test('a job that must not stop halfway cannot be cancelled, neither before its start nor between two steps', async () => {
  let steps = 0;
  const step: Job<unknown>['run'] = async () => ((steps += 1) < 2 ? more(steps) : { result: { steps } });
  const { call, params, doStep } = await following(step, { mayBeCancelled: false });
  const cancel = async () => {
    const { status, body } = await call(jobRuns.cancel, { params });
    return [status, body.message];
  };
  const refused = [409, 'This can’t be stopped halfway. It ends by itself.'];
  expect(await cancel()).toEqual(refused);
  await doStep();
  expect(await cancel()).toEqual(refused);
  await doStep();
  expect((await call(jobRuns.cancel, { params })).body).toMatchObject({
    state: 'done',
    result: { steps: 2 },
  });
});

test('a finished job cannot be cancelled', async () => {
  const { call, params, doStep } = await following(async () => ({ result: { added: 3 } }));
  await doStep();
  const { body } = await call(jobRuns.cancel, { params });
  expect(body).toMatchObject({ state: 'done', result: { added: 3 } });
});

test('a job that fails for the last time is shown as failed, without the reason', async () => {
  const { db, doStep, read } = await following(async () => {
    throw new Error('select secret from vault');
  });
  await rowsOf(db, 'update pgboss.job set retry_limit = 1');
  await doStep();
  expect((await read()).body.state).toBe('running');
  await doStep();
  const { body, text } = await read();
  expect(body.state).toBe('failed');
  expect(text).not.toContain('vault');
});

test('a job with lost connections is retried beyond its limit, and finally fails', async () => {
  let tries = 0;
  const { db, read, doStep } = await following(
    async () => {
      tries += 1;
      throw new Error('Connection terminated unexpectedly');
    },
    { limits: { seconds: 5, retries: { limit: 1, delay: 0 } } },
  );
  const states: string[] = [];
  for (let step = 1; step <= 9; step += 1) {
    await doStep();
    states.push((await read()).body.state);
    await rowsOf(db, "update pgboss.job set start_after = now() where name = 'test'");
  }
  expect([tries, ...states]).toEqual([9, ...Array.from({ length: 8 }, () => 'running'), 'failed']);
});
