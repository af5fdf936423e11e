import { expect, test } from 'vitest';
import { channelMessages } from '../../../../../shared/marketing/channels/messages';
import { say } from '../../../../../shared/message';
import { minute, withScheduled } from '../testing/scheduled-posts';

const detail = say(channelMessages['far.dropped'], { host: 'far.example' });
const remote = { id: '9', url: 'https://far.example/9' };

/** A publication whose call may have arrived. */
async function inDoubt(side: { read?: 'found' | 'absent' | 'unreadable'; isHarmless?: boolean } = {}) {
  const made = await withScheduled();
  made.side.isHarmless = side.isHarmless ?? false;
  const readings = {
    found: { found: remote },
    absent: { found: false },
    unreadable: { found: 'unreadable', detail },
  } as const;
  const { read } = side;
  if (read) made.side.read = async () => readings[read];
  const sent = made.side.answer;
  made.side.answer = async () => ({ end: 'unknown', detail });
  const doubtful = await made.run();
  expect(doubtful).toMatchObject({ status: 'unconfirmed' });
  made.side.answer = sent;
  return { ...made, doubtful };
}

test('what reading finds is published, without another call', async () => {
  const { run, side } = await inDoubt({ read: 'found' });
  const done = await run();
  expect(done).toMatchObject({ status: 'published', remoteUrl: remote.url });
  expect(done.ledger.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['publish', 'unknown'],
    ['read', 'found'],
  ]);
  expect(side.sent).toHaveLength(1);
});

test('two readings, 60 seconds apart, prove it absent; then it goes again with the same key', async () => {
  const { run, side, due } = await inDoubt({ read: 'absent' });
  const first = await run(due);
  expect(first).toMatchObject({
    status: 'unconfirmed',
    nextAt: new Date(due.getTime() + minute).toISOString(),
  });
  // Nobody reads before its time.
  await run(new Date(due.getTime() + 59_000));
  expect(side.readings).toBe(1);
  expect(await run(new Date(due.getTime() + minute))).toMatchObject({ status: 'queued' });
  expect(await run()).toMatchObject({ status: 'published', attempts: 2 });
  expect(side.sent.map(({ key }) => key)).toEqual([side.sent[0]?.key, side.sent[0]?.key]);
});

test('where a repeat does no harm it is made', async () => {
  const { run, side } = await inDoubt({ isHarmless: true });
  expect(await run()).toMatchObject({ status: 'queued' });
  expect(await run()).toMatchObject({ status: 'published' });
  expect(side.sent).toHaveLength(2);
});

test('a repeat that was held until it would do harm is read for instead', async () => {
  const { run, side } = await inDoubt({ isHarmless: true, read: 'found' });
  expect(await run()).toMatchObject({ status: 'queued' });
  side.isHarmless = false;
  expect(await run()).toMatchObject({ status: 'published', remoteUrl: remote.url });
  expect(side.sent).toHaveLength(1);
});

test('where nothing can be read, a person looks', async () => {
  const { run, side } = await inDoubt();
  expect(await run()).toMatchObject({ status: 'unconfirmed', nextAt: null });
  expect(side.sent).toHaveLength(1);
});

test('a far side that cannot be read proves nothing: it is read again after 1, 5, 15, 60 and 180 minutes', async () => {
  const { run, side, due } = await inDoubt({ read: 'unreadable' });
  const waits: number[] = [];
  let at = due;
  for (let reading = 1; reading <= 5; reading += 1) {
    const { nextAt } = await run(at);
    waits.push((new Date(nextAt as string).getTime() - at.getTime()) / minute);
    at = new Date(nextAt as string);
  }
  expect(waits).toEqual([1, 5, 15, 60, 180]);
  expect(await run(at)).toMatchObject({ status: 'unconfirmed', nextAt: null });
  expect(side.sent).toHaveLength(1);
});
