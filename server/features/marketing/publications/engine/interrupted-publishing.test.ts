import { expect, test } from 'vitest';
import { publicationProblems } from '../../../../../shared/marketing/publications/messages';
import { announcing } from '../../../../platform/announcements';
import { createMailer } from '../../../../platform/mail/mailer';
import { rowsOf } from '../../../../testing/database';
import { closeAfterTest } from '../../../../testing/opened';
import { messageText } from '../../../../../shared/messages';
import { minute, withScheduled } from '../testing/scheduled-posts';
import { publicationJob, sweepPublicationsJob } from './publish-job';
import { publishOne } from './publish-one';

const remote = { id: '9', url: 'https://far.example/9' };

/**
 * A far side whose answer does not come during the test, and which tells when it is called. Without an answer after it,
 * the engine would end the call in the database of a later test.
 */
function silence() {
  let tell = () => {};
  let giveUp = () => {};
  const called = new Promise<void>((done) => (tell = done));
  const answer = new Promise<never>((_, fail) => (giveUp = () => fail(new Error('The test is over'))));
  const asked = () => {
    tell();
    return answer;
  };
  const endAfterTest = (work: Promise<unknown>) =>
    closeAfterTest(async () => {
      giveUp();
      await work.catch(() => undefined);
    });
  return { asked, called, endAfterTest };
}

/** A process that dies in the middle of its call: the far side has what it was sent, and no answer comes. */
async function died() {
  const made = await withScheduled();
  const { side, clock, deps, id, due } = made;
  const { asked, called, endAfterTest } = silence();
  side.read = async () => ({ found: remote });
  side.answer = asked;
  clock.now = due;
  endAfterTest(publishOne(deps, id));
  await called;
  return made;
}

test('row and attempt are committed before the call is made', async () => {
  const { read, id } = await died();
  const during = await read(id);
  expect(during).toMatchObject({ status: 'attempting', attempts: 1 });
  expect(during.ledger).toMatchObject([{ kind: 'publish', outcome: 'open', endedAt: null }]);
});

test('after kill -9 in a call it is read after 120 seconds, and not sent again', async () => {
  const { run, later, side, read, id } = await died();
  // The job of the dead process runs again at once, in another one.
  await run(later(1));
  expect(await read(id)).toMatchObject({ status: 'attempting' });
  const doubtful = await run(later(2));
  expect(doubtful).toMatchObject({ status: 'unconfirmed' });
  expect(doubtful.problem).toBe(messageText(publicationProblems.interrupted, 'en'));
  expect(await run()).toMatchObject({ status: 'published', remoteUrl: remote.url });
  expect(side.sent).toHaveLength(1);
});

test('after kill -9 where nothing can be read it waits for a person, and is not sent again', async () => {
  const { run, later, side } = await died();
  side.read = undefined;
  await run(later(2));
  expect(await run()).toMatchObject({ status: 'unconfirmed', nextAt: null });
  await run(later(600));
  expect(side.sent).toHaveLength(1);
});

test('after kill -9 between the answer and its transaction it is found', async () => {
  const { run, later, side, deps, clock, id, due, db } = await withScheduled();
  side.read = async () => ({ found: remote });
  clock.now = due;
  // The transaction that would have stored the answer never comes.
  const answered = { ...deps, lookAgain: () => Promise.reject(new Error('killed')) };
  await expect(publishOne(answered, id)).rejects.toThrow('killed');
  expect(await rowsOf(db, 'select status from marketing_publications')).toEqual([{ status: 'attempting' }]);
  await run(later(2));
  expect(await run()).toMatchObject({ status: 'published' });
  expect(side.sent).toHaveLength(1);
});

test('after kill -9 before the call was committed it simply goes', async () => {
  const { run, side, deps, clock, id, due, db } = await withScheduled();
  clock.now = due;
  const killed = {
    ...deps,
    db: Object.assign(Object.create(db) as typeof db, {
      transaction: (work: (tx: unknown) => Promise<unknown>) =>
        db.transaction(async (tx) => {
          await work(tx);
          throw new Error('killed');
        }),
    }),
  };
  await expect(publishOne(killed, id)).rejects.toThrow('killed');
  expect(side.sent).toEqual([]);
  expect(await run()).toMatchObject({ status: 'published', attempts: 1 });
  expect(side.sent).toHaveLength(1);
});

test('a database that is away for a moment before the call leaves no doubt', async () => {
  const { side, deps, clock, id, due, db, read } = await withScheduled();
  clock.now = due;
  let reads = 0;
  const away = Object.assign(Object.create(db) as typeof db, {
    // The first one finds the publication, the second one, after its attempt is committed, the channel.
    select: ((...columns: Parameters<typeof db.select>) => {
      reads += 1;
      if (reads === 2) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      return db.select(...columns);
    }) as typeof db.select,
  });
  await publishOne({ ...deps, db: away }, id);
  expect(reads).toBeGreaterThan(2);
  expect(await read(id)).toMatchObject({ status: 'published', attempts: 1 });
  expect(side.sent).toHaveLength(1);
});

test('after kill -9 in a reading it is read again', async () => {
  const { run, side, later, deps, clock, id, read } = await died();
  await run(later(2));
  const { asked, called, endAfterTest } = silence();
  side.read = asked;
  clock.now = later(2);
  endAfterTest(publishOne(deps, id));
  await called;
  expect(await read(id)).toMatchObject({ status: 'unconfirmed', nextAt: later(4).toISOString() });
  side.read = async () => ({ found: remote });
  expect(await run()).toMatchObject({ status: 'published' });
  expect(side.sent).toHaveLength(1);
});

test('two instances that take one publication at once send it once', async () => {
  const { deps, side, clock, id, due, read } = await withScheduled();
  clock.now = due;
  await Promise.all([publishOne(deps, id), publishOne(deps, id), publishOne(deps, id)]);
  expect(await read(id)).toMatchObject({ status: 'published', attempts: 1 });
  expect(side.sent).toHaveLength(1);
});

test('an answer that comes after it was given up still counts', async () => {
  const { run, later, side, deps, clock, id, due, read } = await withScheduled();
  let answer: (outcome: { end: 'accepted'; remote: typeof remote }) => void = () => {};
  const arrived = new Promise<void>((done) => {
    side.answer = async () => {
      done();
      return new Promise((resolve) => (answer = resolve));
    };
  });
  clock.now = due;
  const call = publishOne(deps, id);
  await arrived;
  expect(await run(later(2))).toMatchObject({ status: 'unconfirmed' });
  answer({ end: 'accepted', remote });
  await call;
  expect(await read(id)).toMatchObject({ status: 'published', remoteUrl: remote.url });
});

test('what no job looked at in time is looked at by the next sweep', async () => {
  const { deps, db, jobs, config, clock, later, side, id, read } = await withScheduled();
  await rowsOf(db, "delete from pgboss.job where name = 'publishMarketing'");
  const publishing = publicationJob(deps);
  const sweep = sweepPublicationsJob(publishing);
  const now = () => clock.now;
  const announce = announcing([], { config, now });
  const work = { ...deps, jobs, announce, mailer: createMailer(config) } as never;
  const sweepAt = async (at: Date) => {
    clock.now = at;
    await db.transaction((tx) => jobs.enqueue(tx, sweep, {}));
    await jobs.runNow(sweep as never, work);
    await jobs.runNow(publishing as never, work, 'all');
  };
  await sweepAt(new Date(later(1).getTime() - 1));
  expect(side.sent).toEqual([]);
  await sweepAt(new Date(later(1).getTime() + minute));
  expect(side.sent).toHaveLength(1);
  expect(await read(id)).toMatchObject({ status: 'published' });
});
