import { expect, test } from 'vitest';
import { messageText } from '../../../../../shared/messages';
import { loaf } from '../validators/testing/grounds';
import type { AiCall } from './ai-call';
import { manualClock } from '../../../../platform/language-model/testing/manual-clock';
import { beginStream, streamText } from '../../../../platform/language-model/testing/streamed-text';
import { modelServer } from './testing/model-server';
import { goodAnswer, setOfLoaf } from './testing/set-of-loaf';
import { writeByModel } from './write-by-model';

type Answering = Parameters<typeof modelServer>[0];

async function writing(answer: Answering, pieces = setOfLoaf.slice(0, 1)) {
  const server = await modelServer(answer);
  const clock = manualClock();
  const user = new AbortController();
  const set = { ground: loaf, pieces };
  const done = writeByModel(set, { model: server.model, clock, random: () => 0, signal: user.signal });
  return { ...server, clock, user, done };
}

/** Nine pieces, of which the templates do not matter. */
const nine = (['email', 'social media', 'landing page'] as const).flatMap((type) =>
  (['pain', 'outcome', 'proof'] as const).map((angle) => ({
    angle,
    template: (setOfLoaf.find(({ template }) => template.type === type) ?? setOfLoaf[0])?.template as never,
  })),
);

const good: Answering = (call, response) => streamText(response, JSON.stringify(goodAnswer(call)));
const silent: Answering = () => undefined;
const outcomesOf = (calls: readonly AiCall[]) => calls.map(({ outcome }) => outcome);

/** Lets pending work go on until a condition holds. */
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((done) => setImmediate(done));
};

test('a call that has not ended after sixty seconds is given up, also in the middle of an answer', async () => {
  for (const answer of [
    silent,
    ((_call, response) => beginStream(response, '{"subject"')) satisfies Answering,
  ]) {
    const { arrived, clock, done } = await writing(answer);
    await arrived(1);
    clock.pass(59_999);
    expect(clock.waits()).toEqual([1]);
    clock.pass(1);
    const { written, calls } = await done;
    expect(calls).toMatchObject([{ outcome: 'slow', milliseconds: 60_000, purpose: 'write' }]);
    expect(written[0]).toMatchObject({ engine: 'template', reason: 'unanswered' });
  }
});

test('after five minutes no further call begins', async () => {
  const { arrived, calls, clock, done } = await writing(silent, nine);
  await arrived(3);
  clock.pass(300_000);
  const { written, notices } = await done;
  expect(calls).toHaveLength(3);
  expect(written.filter(({ reason }) => reason === 'spent')).toHaveLength(6);
  expect(notices.map((notice) => messageText(notice, 'es'))).toEqual([
    '3 de 9 piezas escritas con plantilla: el modelo de lenguaje no respondió a tiempo',
    '6 de 9 piezas escritas con plantilla: se agotó el tiempo o el número de llamadas del conjunto',
  ]);
});

test('the last call of a set gets what is left of the five minutes', async () => {
  const { arrived, clock, done } = await writing(
    (_call, response) => {
      if (clock.now() - start >= 295_000) return;
      clock.pass(59_000);
      streamText(response, 'no JSON');
    },
    nine.slice(0, 3),
  );
  const start = clock.now();
  await arrived(6);
  await until(() => clock.waits().length === 1);
  expect(clock.waits()).toEqual([5_000]);
  clock.pass(5_000);
  expect(outcomesOf((await done).calls)).toEqual([...Array<string>(5).fill('malformed'), 'slow']);
});

test('a set makes eighteen calls at most', async () => {
  const { calls, done } = await writing((_call, response) => streamText(response, 'no JSON'), nine);
  const { written } = await done;
  expect(calls).toHaveLength(18);
  expect(written.every(({ engine }) => engine === 'template')).toBe(true);
});

const limited = (retryAfter: string | undefined, times = 1): Answering => {
  let left = times;
  return (call, response) => {
    left -= 1;
    if (left < 0) return good(call, response);
    response.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end('{}');
  };
};

test.each([
  ['seconds', '7', 7_000],
  ['a date', new Date(Date.UTC(2026, 5, 1, 0, 0, 12)).toUTCString(), 12_000],
  ['nothing', undefined, 5_000],
  ['nonsense', 'soon', 5_000],
  ['the longest wait', '20', 20_000],
])('a model that is busy is asked again after what it says: %s', async (_what, retryAfter, wait) => {
  const { clock, done } = await writing(limited(retryAfter));
  await until(() => clock.waits().length === 1 && clock.waits()[0] === wait);
  clock.pass(wait);
  const { written, calls } = await done;
  expect(outcomesOf(calls)).toEqual(['limited', 'valid']);
  expect(written[0]?.engine).toBe('llm');
});

test('a model that is busy for longer is not asked again', async () => {
  const { done } = await writing(limited('21'));
  const { written, calls, notices } = await done;
  expect(outcomesOf(calls)).toEqual(['limited']);
  expect(written[0]).toMatchObject({ engine: 'template', reason: 'busy' });
  expect(messageText(notices[0] as string, 'en')).toContain('takes no more calls for now');
});

test.each([401, 403, 404])('after a refusal (%i) the set asks no more', async (status) => {
  const { calls, done } = await writing((_call, response) => response.writeHead(status).end('{}'), nine);
  const { written } = await done;
  expect(calls.length).toBeLessThanOrEqual(3);
  expect(new Set(written.map(({ reason }) => reason))).toEqual(new Set(['refused']));
});

test.each([400, 500, 503])('a failure (%i) is not repeated', async (status) => {
  const { done } = await writing((_call, response) =>
    response.writeHead(status).end('{"error":{"message":"x"}}'),
  );
  expect(outcomesOf((await done).calls)).toEqual(['failed']);
});

test('an error inside of the stream, an answer that is no stream and a redirect are failures', async () => {
  const answers: Answering[] = [
    (_call, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: {"error":{"message":"overloaded","type":"server_error"}}\n\n');
    },
    (_call, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: {"choices": [{}]}\n\ndata: not json\n\n');
    },
    (_call, response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    (_call, response) => response.writeHead(500).end(),
  ];
  for (const answer of answers) {
    const { done } = await writing(answer);
    const { written, notices } = await done;
    expect(written[0]).toMatchObject({ engine: 'template', reason: 'failed' });
    expect(messageText(notices[0] ?? '', 'es')).not.toMatch(/a tiempo/);
  }
});

test('a server that cannot be reached leaves the templates', async () => {
  const { done } = await writing((_call, response) => response.socket?.destroy());
  expect(outcomesOf((await done).calls)).toEqual(['failed']);
});

test('who cancels keeps the finished pieces, and the running calls end', async () => {
  const { arrived, user, done, calls } = await writing((call, response) => {
    if (call.type === 'email' && call.angle !== 'proof') good(call, response);
  }, setOfLoaf);
  await arrived(5);
  await until(() => calls.length === 5);
  user.abort();
  const { written, calls: records, isCancelled } = await done;
  expect(isCancelled).toBe(true);
  expect(written.map(({ angle, engine }) => `${angle} ${engine}`)).toEqual(['pain llm', 'outcome llm']);
  expect(outcomesOf(records).toSorted()).toEqual(['cancelled', 'cancelled', 'cancelled', 'valid', 'valid']);
});

test('who cancels while a busy model is waited for need not wait', async () => {
  const { clock, user, done } = await writing(limited('20'));
  await until(() => clock.waits()[0] === 20_000);
  user.abort();
  expect(await done).toMatchObject({ written: [], isCancelled: true });
});

test('when storing a piece fails, the others stop', async () => {
  const server = await modelServer((call, response) => call.type === 'email' && good(call, response));
  const storing = writeByModel(
    { ground: loaf, pieces: setOfLoaf },
    {
      model: server.model,
      clock: manualClock(),
      random: () => 0,
      signal: new AbortController().signal,
      onProgress: async ({ state }) => {
        if (state === 'done') throw new Error('the database is away');
      },
    },
  );
  await expect(storing).rejects.toThrow('the database is away');
});
