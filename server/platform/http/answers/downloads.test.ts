import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { createDownloads } from './downloads';

const half = 30_000;

/** A server of endless downloads, each for another caller, with a clock that the test advances. */
async function endlessDownloads() {
  let at = 0;
  const looks = new Set<() => void>();
  const downloads = createDownloads({
    now: () => at,
    again(look) {
      looks.add(look);
      return () => looks.delete(look);
    },
  });
  const begun: string[] = [];
  async function* endless(caller: string) {
    begun.push(caller);
    for (;;) yield 'x'.repeat(100_000);
  }
  const app = express().get('/:caller', ({ params: { caller } }, response) =>
    downloads.send(caller, endless(caller), { 'Content-Type': 'text/plain' }, response),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const open = (caller: string) => get(`http://127.0.0.1:${port}/${caller}`).on('error', () => {});
  return {
    begun,
    open,
    isWaiting: () => looks.size > 0,
    pass: (milliseconds: number) => {
      at += milliseconds;
      for (const look of looks) look();
    },
  };
}

const readers = ['a', 'b', 'c', 'd'];

/** A client that stops reading, so that only the buffers of its connection fill up. */
async function readNothing(asking: ReturnType<typeof get>): Promise<IncomingMessage> {
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.pause();
  answer.on('error', () => {});
  return answer;
}

test('four stalled downloads are cut off one by one for waiting downloads', async () => {
  const { begun, open, pass } = await endlessDownloads();
  const stalled = await Promise.all(readers.map((caller) => readNothing(open(caller))));
  open('late');
  await expect
    .poll(() => {
      pass(half);
      return begun;
    })
    .toContain('late');
  expect(stalled.filter(({ destroyed }) => destroyed).length).toBeLessThanOrEqual(1);
});

test('a slow download is not cut off while no other waits', async () => {
  const { begun, open, pass, isWaiting } = await endlessDownloads();
  const stalled = await Promise.all(readers.map((caller) => readNothing(open(caller))));
  for (let minute = 0; minute < 10; minute += 1) pass(2 * half);
  expect([begun.toSorted(), isWaiting()]).toEqual([readers, false]);
  for (const answer of stalled) {
    answer.resume();
    await once(answer, 'data');
  }
});
