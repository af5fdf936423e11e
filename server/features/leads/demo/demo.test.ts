import { expect, test } from 'vitest';
import { accountsApi } from '../../../../shared/accounts/endpoints';
import { jobRuns } from '../../../../shared/jobs/endpoints';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadSamples } from '../../../../shared/leads/demo/endpoints';
import { leadOpportunities, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import type { StageEntry } from '../../../../shared/leads/opportunities/scales';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { seedDemoLeads } from './seed-demo';

const spanish = { headers: { 'Accept-Language': 'es' } };

/** A Tuesday in Madrid, at noon. */
const now = new Date('2026-03-17T11:00:00Z');

const records = ['companies', 'contacts', 'opportunities', 'communications', 'tasks'];
const others = ['contact_points', 'stage_history', 'field_values', 'stages', 'tags'];

async function signedIn() {
  const { as, build, db, runJobs } = await testApp({ now: () => now });
  const user = await build.user();
  const call = await as(user);
  const tableOf = (name: string) => rowsOf(db, `select to_jsonb(t) as row from crm_${name} as t`);
  const counts = async () => {
    const tables = await Promise.all(records.map(tableOf));
    return tables.map(({ length }) => length);
  };
  return { call, db, user, tableOf, counts, runJobs };
}

interface Deal {
  outcome: 'open' | 'won' | 'lost';
  stage_id: number;
  path: StageEntry[];
  stage_entered_at: Date;
  created_at: Date;
  closed_at: Date | null;
  lost_reason: string | null;
  expected_close: string | null;
  currency: string;
  amount: number | null;
}

const dealsIn = (db: Parameters<typeof rowsOf>[0]) =>
  rowsOf<Deal>(
    db,
    `select outcome, stage_id, path, stage_entered_at, created_at, closed_at, lost_reason, currency, amount,
       expected_close::text from crm_opportunities`,
  );

test('the samples are a year of work, and taking them back leaves the account as it was', async () => {
  const { call, tableOf, counts, runJobs, user } = await signedIn();
  await call(leadStages.list);
  const all = () => Promise.all([...records, ...others].map(tableOf));
  const before = await all();
  const loaded = await call(leadSamples.load, spanish);
  expect([loaded.status, loaded.body.count]).toEqual([201, 359]);
  expect((await call(leadSamples.shown)).body).toEqual({ act: loaded.body.act });
  const log = (await call(accountsApi.log, { params: { accountId: user.owner } })).body;
  expect(log).toMatchObject([{ kind: 'samplesLoaded', actor: { id: user.id } }]);
  expect(await counts()).toEqual([25, 60, 40, 200, 34]);
  const acts = (await call(leadActs.list, { query: {} })).body.rows;
  expect(acts).toMatchObject([{ id: loaded.body.act, kind: 'samples', count: 359 }]);
  const [contact] = (await call(leadContacts.list, { query: {} })).body.rows;
  const history = (await call(leadContacts.history, { params: { id: contact.id } })).body;
  expect(history).toMatchObject([{ verb: 'created', origin: { from: 'sample' } }]);

  const undone = await call(leadActs.undo, { params: { act: loaded.body.act } });
  const { run, ...told } = undone.body;
  if (run) await runJobs('all');
  const read = run && (await call(jobRuns.read, { params: { id: run } })).body;
  expect(read ? read.result : told).toMatchObject({ records: 359, count: 0 });
  expect((await call(leadSamples.shown)).body).toEqual({ act: null });
  expect(await all()).toEqual(before);
  expect((await call(leadSamples.load, spanish)).status).toBe(201);
});

test('every opportunity is where its path ends, and a closed one says when and why', async () => {
  const { call, db } = await signedIn();
  await call(leadSamples.load, spanish);
  const deals = await dealsIn(db);
  for (const deal of deals) {
    const { path, outcome } = deal;
    const times = path.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((left, right) => left - right));
    expect(path.at(-1)?.stageId).toBe(deal.stage_id);
    expect(times.at(-1)).toBe(new Date(deal.stage_entered_at).getTime());
    expect(times[0]).toBe(new Date(deal.created_at).getTime());
    expect(deal.closed_at === null).toBe(outcome === 'open');
    expect(deal.closed_at ?? deal.stage_entered_at).toEqual(deal.stage_entered_at);
    expect(deal.lost_reason !== null).toBe(outcome === 'lost');
    expect(new Date(deal.stage_entered_at).getTime()).toBeLessThan(now.getTime());
  }
  const count = (is: (deal: Deal) => boolean) => deals.filter(is).length;
  expect(count(({ outcome }) => outcome === 'won')).toBe(14);
  expect(count(({ outcome }) => outcome === 'lost')).toBe(8);
  expect(count(({ currency }) => currency === 'USD')).toBe(2);
  expect(count(({ amount }) => amount === null)).toBeGreaterThan(2);
  const isOverdue = ({ outcome, expected_close: day }: Deal) =>
    outcome === 'open' && day !== null && day < '2026-03-17';
  expect(count(isOverdue)).toBe(1);
});

test.each(['es', 'en'])(
  'nothing was said in the future, and all is about people who were known by then: %s',
  async (language) => {
    const { call, db } = await signedIn();
    await call(leadSamples.load, { headers: { 'Accept-Language': language } });
    const wrong = await rowsOf(
      db,
      `select said.subject from crm_communications as said
      left join crm_opportunities as deal on deal.id = said.opportunity_id
      left join crm_contacts as contact on contact.id = any(said.contact_ids)
      where said.occurred_at > '${now.toISOString()}' or contact.id is null or said.about is null
        or said.occurred_at < contact.created_at or said.occurred_at < deal.created_at
        or said.body ~ '[{}]|undefined' or said.subject ~ '[{}]|undefined'`,
    );
    expect(wrong).toEqual([]);
  },
);

test.each(['es', 'en'])(
  'an opportunity is created when it opens, and closes after the words that close it: %s',
  async (language) => {
    const { call, db } = await signedIn();
    await call(leadSamples.load, { headers: { 'Accept-Language': language } });
    const deals = await rowsOf<{ opening: boolean; closing: boolean; heard: number; title: string }>(
      db,
      `select deal.title, made.at = deal.created_at and made.at <= min(said.occurred_at) as opening,
          count(*) filter (where said.occurred_at::date = deal.closed_at::date)::int as heard,
          coalesce(bool_and(said.occurred_at < deal.closed_at) filter (
            where deal.outcome = 'lost' or said.occurred_at::date = deal.closed_at::date), true) as closing
        from crm_opportunities as deal
        join events as made on made.entity = 'opportunity' and made.entity_id = deal.id and made.verb = 'created'
        join crm_communications as said on said.opportunity_id = deal.id
        group by deal.id, made.at`,
    );
    expect(deals.length).toBe(language === 'es' ? 40 : 11);
    expect(deals.filter(({ opening, closing }) => !opening || !closing)).toEqual([]);
    expect(deals.filter(({ heard }) => heard > 0).length).toBeGreaterThan(2);
  },
);

test('an English account gets English samples', async () => {
  const { call, db, counts } = await signedIn();
  await call(leadSamples.load, { headers: { 'Accept-Language': 'en' } });
  expect(await counts()).toEqual([6, 14, 11, 56, 11]);
  const people = await rowsOf(db, 'select distinct language, country from crm_contacts');
  expect(people).toEqual([{ language: 'en', country: 'IE' }]);
  const unmatched = await rowsOf(
    db,
    "select value from crm_contact_points where kind = 'phone' and normalised is null",
  );
  expect(unmatched).toEqual([]);
  const spanish = await rowsOf<{ body: string }>(
    db,
    `select concat_ws(' ', subject, body) as body from crm_communications
      where concat_ws(' ', subject, body) ~ '[¿¡«ñ€]\\s|\\m(que|para|con|los|las|una)\\M'`,
  );
  expect(spanish).toEqual([]);
  expect((await call(leadTasks.due)).body).toEqual({ overdue: 1, today: 2 });
});

test('there are tasks that are overdue, due today and to come', async () => {
  const { call } = await signedIn();
  await call(leadSamples.load, spanish);
  expect((await call(leadTasks.due)).body).toEqual({ overdue: 4, today: 7 });
  const open = (await call(leadTasks.list, { query: {} })).body.rows;
  expect(open.length).toBeGreaterThan(18);
});

test('they go into stages that the account has made its own', async () => {
  const { call, db } = await signedIn();
  const stages = (await call(leadStages.list)).body;
  for (const { id } of stages.slice(1, 4)) {
    await call(leadStages.remove, { params: { stageId: id }, body: { moveTo: null } });
  }
  expect((await call(leadSamples.load, spanish)).status).toBe(201);
  const deals = await dealsIn(db);
  const repeated = deals.filter(({ path }) =>
    path.some(({ stageId }, step) => stageId === path[step - 1]?.stageId),
  );
  expect([deals.length, repeated]).toEqual([40, []]);
});

test('whoever has a contact cannot load them', async () => {
  const { call, counts } = await signedIn();
  await call(leadContacts.create, { body: { firstName: 'Ana' } });
  expect((await call(leadSamples.load, spanish)).status).toBe(409);
  expect(await counts()).toEqual([0, 1, 0, 0, 0]);
});

test('the demo account has them with tags, and nobody is offered to remove them', async () => {
  const { call, db, user } = await signedIn();
  await db.transaction((tx) => seedDemoLeads(tx, user.owner));
  const filter = { query: { q: 'trigolunar' } };
  const pilar = (await call(leadContacts.list, filter)).body.rows;
  expect(pilar).toContainEqual(expect.objectContaining({ name: 'Pilar Lasheras Gil', firstTag: 'Decide' }));
  const deals = (await call(leadOpportunities.list, { query: { sort: 'expectedClose' } })).body.rows;
  expect(deals.some(({ tags }: { tags: number[] }) => tags.length > 0)).toBe(true);
  expect((await call(leadSamples.shown)).body).toEqual({ act: null });
});
