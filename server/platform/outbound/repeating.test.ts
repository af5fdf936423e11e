import { expect, test } from 'vitest';
import { OutboundError, type OutboundReason } from './outbound-error';
import type { Fetch } from './outbound';
import { repeating } from './repeating';

const failed = (reason: OutboundReason) =>
  Object.assign(new OutboundError(reason, 'a'), { mayHaveArrived: true });

/** A remote server with these responses in turn; some are errors. */
function farSide(...answers: (Response | Error)[]) {
  const said: string[] = [];
  const fetch: Fetch = async (_input, init) => {
    said.push(init?.method ?? 'GET');
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer as Response;
  };
  return { said, fetch: repeating(fetch, async () => said.push('pause')) };
}

const url = 'https://example.org/';

test('a read with a dropped connection is repeated once', async () => {
  const { said, fetch } = farSide(failed('connection'), new Response('there'));
  expect(await (await fetch(url)).text()).toBe('there');
  expect(said).toEqual(['GET', 'pause', 'GET']);
});

test('a write is repeated only if it has an idempotency key', async () => {
  const keyed = { method: 'POST', headers: { 'Idempotency-Key': 'a' } };
  const known = farSide(failed('connection'), new Response('there'));
  expect((await known.fetch(url, keyed)).status).toBe(200);
  const unknown = farSide(failed('connection'));
  await expect(unknown.fetch(url, { method: 'POST' })).rejects.toMatchObject({ mayHaveArrived: true });
  expect(unknown.said).toEqual(['POST']);
});

test('a second failure is thrown, and slow or refused calls are not repeated', async () => {
  const twice = farSide(failed('connection'), failed('connection'));
  await expect(twice.fetch(url)).rejects.toMatchObject({ reason: 'connection' });
  for (const reason of ['slow', 'private', 'large'] as const) {
    const once = farSide(failed(reason));
    await expect(once.fetch(url)).rejects.toMatchObject({ reason });
    expect(once.said).toEqual(['GET']);
  }
  const refused = farSide(new Response('', { status: 503 }));
  expect((await refused.fetch(url)).status).toBe(503);
});
