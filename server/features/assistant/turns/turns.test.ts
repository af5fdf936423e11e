import { sql } from 'drizzle-orm';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { accountsApi } from '../../../../shared/accounts/endpoints';
import { assistantApi, turnsApi } from '../../../../shared/assistant/endpoints';
import { jobRuns } from '../../../../shared/jobs/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { streamText } from '../../../platform/language-model/testing/streamed-text';
import { readAllowed } from '../../../platform/outbound/allowed';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { peer } from '../../../testing/peer';
import { turnJob } from './turn-job';

interface Asked {
  messages: { role: string; content: string }[];
  max_tokens: number;
  response_format: { json_schema: { name: string; schema: { properties: { tool?: { enum: string[] } } } } };
}

type Answering = (asked: Asked, response: ServerResponse) => void;

/** Answers one object after another. */
const saying = (...objects: object[]): Answering => {
  const left = [...objects];
  return (_asked, response) => streamText(response, JSON.stringify(left.shift() ?? {}), 100);
};

const choose = (tool: string) => ({ tool, answer: '', refs: [] });
const answer = (text: string, ...refs: string[]) => ({ tool: 'answer', answer: text, refs });

async function withModel({ isAllowed = true } = {}) {
  let answering: Answering = saying(answer('That is all.'));
  const sent: Asked[] = [];
  const { url } = await peer(({ body }, _request, response) => {
    const asked = JSON.parse(body) as Asked;
    sent.push(asked);
    answering(asked, response);
  });
  const llm = { baseUrl: `${url}/v1`, apiKey: undefined, model: 'test-model' };
  let time = new Date('2026-11-23T09:00:00Z');
  const app = await testApp({
    config: { llm, outboundAllowed: readAllowed('127.0.0.1').allowed },
    now: () => time,
  });
  const person = await app.build.user();
  const call = await app.as(person);
  const allow = (modelAllowed: boolean) =>
    call(accountsApi.update, { params: { accountId: person.owner }, body: { modelAllowed } });
  if (isAllowed) await allow(true);
  const { body: deal } = await call(leadOpportunities.create, {
    body: { title: 'Web', amount: 300_000, expectedClose: '2026-11-27' },
  });
  const ask = (text = 'qwxyz', as = call) => as(assistantApi.turn, { body: { text }, account: person.owner });
  const read = async (id: number, as = call) =>
    (await as(turnsApi.read, { params: { turnId: id }, account: person.owner })).body;
  const turn = async (next: Answering) => {
    answering = next;
    const { body } = await ask();
    await app.jobs.runNow(turnJob, app.jobDeps);
    return read(body.id as number);
  };
  const later = (minutes: number) => {
    time = new Date(time.getTime() + minutes * 60_000);
  };
  return { ...app, person, call, allow, deal, ask, read, turn, sent, later, host: new URL(url).host };
}

// The first call loads the libraries.
test('a question is answered with what tools read, and links to it', { timeout: 180_000 }, async () => {
  const { turn, deal, sent } = await withModel();
  const args = { closes: '2026-11-01/2026-12-01', outcome: null, words: null };
  const said = answer('One deal closes, worth €3,000.', `deal-${deal.id}`, 'deal-999');
  expect(await turn(saying(choose('list_deals'), args, said))).toEqual({
    id: expect.any(Number),
    state: 'answered',
    answer: {
      said: 'One deal closes, worth €3,000.',
      links: [
        { ref: `deal-${deal.id}`, name: 'Web', url: `/leadmanager/dashboard/opportunities/${deal.id}` },
      ],
      leftOut: 0,
    },
    proposal: null,
    notice: null,
  });
  expect(sent.map(({ response_format: { json_schema } }) => json_schema.name)).toEqual([
    'next',
    'list_deals',
    'next',
  ]);
});

test('a sentence with a number that nothing holds is left out; with nothing left, there is no answer', async () => {
  const { turn } = await withModel();
  const read = [choose('list_deals'), { closes: null, words: null }];
  const some = await turn(saying(...read, answer('There is 1 deal. All are worth €9,999,999.')));
  expect(some.answer).toMatchObject({ said: 'There is 1 deal.', leftOut: 1 });
  const none = await turn(saying(...read, answer('All are worth €9,999,999.')));
  expect(none).toMatchObject({ state: 'silent', answer: null, notice: { en: /figures/, es: /cifras/ } });
});

test('a change is only proposed, to the person who asked', async () => {
  const { turn, deal, call, as, build, person, read, db } = await withModel();
  const search = [choose('search'), { words: 'Web' }];
  const change = [choose('change_deal'), { deal: `deal-${deal.id}`, amount: 400_000, title: null }];
  const proposed = await turn(saying(...search, ...change));
  expect(proposed).toMatchObject({
    state: 'proposed',
    proposal: { state: 'open', tool: 'change_deal', args: { deal: `deal-${deal.id}`, amount: 400_000 } },
  });
  const { body: row } = await call(leadOpportunities.read, { params: { id: deal.id } });
  expect(row.amount).toBe(300_000);
  const colleague = await as(await build.member(person.owner, 'editor'));
  const there = { params: { turnId: proposed.id as number }, account: person.owner };
  expect((await colleague(turnsApi.read, there)).status).toBe(404);
  expect((await colleague(turnsApi.cancel, there)).status).toBe(404);
  const run = { params: { id: proposed.id as number }, account: person.owner };
  expect((await colleague(jobRuns.read, run)).status).toBe(404);
  expect((await read(proposed.id)).state).toBe('proposed');
  expect(await rowsOf(db, 'select id from acts where request is not null')).toEqual([]);
});

test('a record that no result has shown, and arguments that do not fit, go back to the model', async () => {
  const { turn, sent, deal } = await withModel();
  const change = { deal: `deal-${deal.id}`, amount: 400_000 };
  await turn(saying(choose('change_deal'), change, answer('I cannot.')));
  expect(sent.at(-1)?.messages.at(-1)?.content).toContain('No result has shown the record of: deal');
  await turn(saying(choose('list_deals'), { closes: 'November' }, answer('I cannot.')));
  expect(sent.at(-1)?.messages.at(-1)?.content).toMatch(/problem.*closes/);
});

test('a reader is read to: no tool that changes something is offered', async () => {
  const { as, build, person, sent, ask, read, jobs, jobDeps } = await withModel();
  const reader = await as(await build.member(person.owner, 'reader'));
  const { body, status } = await ask('qwxyz', reader);
  await jobs.runNow(turnJob, jobDeps);
  expect([status, (await read(body.id, reader)).state]).toEqual([202, 'answered']);
  const offered = sent[0]?.response_format.json_schema.schema.properties.tool?.enum ?? [];
  expect(offered).toContain('list_deals');
  expect(
    offered.filter((name) => /^(?:add|change|bin|move|email|undo|approve|pause|write)_/.test(name)),
  ).toEqual([]);
});

test('eight calls and 4,000 tokens are all that a turn gets', async () => {
  const { turn, sent } = await withModel();
  const read = [choose('list_deals'), {}];
  expect((await turn(saying(...read, ...read, ...read, ...read, ...read))).state).toBe('silent');
  expect(sent).toHaveLength(8);
  expect(sent.map(({ max_tokens }) => max_tokens)).toEqual([
    4_000, 3_900, 3_800, 3_700, 3_600, 3_500, 3_400, 3_300,
  ]);
  sent.length = 0;
  const wordy: Answering = (_asked, response) =>
    streamText(response, JSON.stringify(choose('search')), 3_960);
  expect((await turn(wordy)).state).toBe('silent');
  expect(sent).toHaveLength(1);
});

test.each<[string, Answering]>([
  ['an error', (_asked, response) => response.writeHead(500).end('{}')],
  ['no JSON', (_asked, response) => streamText(response, 'I am sorry')],
  ['another shape', saying({ tool: 'erase_everything' }, { tool: 'erase_everything' })],
  ['a redirect', (_asked, response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
])('%s is no answer, and that is said in both languages', async (_what, answering) => {
  const { turn } = await withModel();
  expect(await turn(answering)).toMatchObject({
    state: 'silent',
    notice: { en: /did not answer/, es: /no ha respondido/ },
  });
});

test('it is asked only where nothing is understood without it, and the owner has allowed it', async () => {
  const { ask, allow, call, host } = await withModel({ isAllowed: false });
  const parse = async (text: string) => (await call(assistantApi.parse, { body: { text } })).body.model;
  const off = await ask();
  expect([off.status, off.body.code, await parse('qwxyz')]).toEqual([403, 'model.off', null]);
  await allow(true);
  expect(await parse('qwxyz')).toEqual({ host });
  expect(await parse('which deals close this month?')).toBeNull();
  expect((await ask('which deals close this month?')).status).toBe(409);
  expect((await ask('delete Web unless it is late')).status).toBe(409);
  expect((await ask('add a task')).status).toBe(202);
  expect((await ask('a '.repeat(300))).body.code).toBe('words.long');
});

test('an account that no longer allows it is not asked for, though its turn waits', async () => {
  const { ask, allow, read, jobs, jobDeps, sent } = await withModel();
  const { body } = await ask();
  await allow(false);
  await jobs.runNow(turnJob, jobDeps);
  expect([(await read(body.id)).state, sent.length]).toEqual(['silent', 0]);
});

test('a turn that was cancelled, or that comes too late, asks nobody; its answer is deleted a day later', async () => {
  const { ask, call, read, jobs, jobDeps, sent, later, clear } = await withModel();
  const { body: first } = await ask();
  const params = { turnId: first.id as number };
  expect((await call(turnsApi.cancel, { params })).body.state).toBe('cancelled');
  const { body: second } = await ask();
  later(2);
  await jobs.runNow(turnJob, jobDeps);
  expect([(await read(second.id)).state, sent.length]).toEqual(['silent', 0]);
  later(25 * 60);
  await clear();
  expect((await call(turnsApi.read, { params })).status).toBe(404);
});

test('two hundred turns a day are an account’s', async () => {
  const { ask, db } = await withModel();
  await ask();
  await db.execute(sql`update rate_limits set points = 200 where key like 'assistantTurns%'`);
  const { status, headers, body } = await ask();
  expect([status, Number(headers['retry-after']) > 3_600, typeof body.message]).toEqual([
    429,
    true,
    'string',
  ]);
});

test('a server without a model says so, and its accounts cannot allow one', async () => {
  const { as, build } = await testApp();
  const person = await build.user();
  const call = await as(person);
  expect((await call(assistantApi.model)).body).toEqual({ host: null });
  const params = { accountId: person.owner };
  expect((await call(accountsApi.update, { params, body: { modelAllowed: true } })).status).toBe(409);
});

test('the owner’s switch is in the log of the account, with the host; others cannot turn it', async () => {
  const { call, as, build, person, allow, host } = await withModel();
  await allow(false);
  const { body } = await call(accountsApi.log, { params: { accountId: person.owner } });
  expect(body.map(({ kind, about }: { kind: string; about: string }) => [kind, about])).toEqual([
    ['modelRefused', host],
    ['modelAllowed', host],
  ]);
  const editor = await as(await build.member(person.owner, 'editor'));
  const change = { params: { accountId: person.owner }, body: { modelAllowed: true } };
  expect((await editor(accountsApi.update, change)).status).toBe(403);
});
