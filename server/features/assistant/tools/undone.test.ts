import { expect, test } from 'vitest';
import { assistantApi, proposalsApi } from '../../../../shared/assistant/endpoints';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { marketingActs } from '../../../../shared/marketing/acts/endpoints';
import { features } from '../../../features';
import { allRows } from '../../../testing/all-rows';
import { type Refs, withEveryKind } from './testing/every-kind';

/** What each undoable tool is told, once or several times. */
const undoable: [string, (refs: Refs) => object][] = [
  [
    'add_contact',
    ({ company }) => ({ name: 'Eva Sanz', company, email: 'eva@example.org', phone: '600 111 222' }),
  ],
  ['add_company', () => ({ name: 'Molinos', city: 'Vic', relationship: 'prospect' })],
  [
    'add_deal',
    ({ company, stage }) => ({ title: 'Shop', company, stage, amount: 1_000, closes: '2030-12-01' }),
  ],
  [
    'add_task',
    ({ contact }) => ({ title: 'Write', contact, due: '2030-12-01T09:00:00.000Z', priority: 'high' }),
  ],
  [
    'log_communication',
    ({ contact }) => ({ type: 'call', contact, text: 'Wants a quote', when: '2026-03-02' }),
  ],
  [
    'change_contact',
    ({ contact, tag, member }) => ({
      contact,
      status: 'qualified',
      phone: '600 111 222',
      city: 'Olot',
      tag,
      to: member,
      own: 'Allergy: nuts',
    }),
  ],
  [
    'change_company',
    ({ company, tag, member }) => ({
      company,
      relationship: 'customer',
      name: 'Acme Iberia',
      tag,
      to: member,
      own: 'Oven size: 40',
    }),
  ],
  [
    'change_deal',
    ({ deal, contact, tag, member }) => ({
      deal,
      contact,
      amount: 1_000,
      closes: '2030-12-01',
      probability: 50,
      tag,
      to: member,
      own: 'Visit: 2030-12-01',
    }),
  ],
  ['move_deal', ({ deal, stage }) => ({ deal, stage })],
  ['move_deal', ({ deal, won }) => ({ deal, stage: won, amount: 700 })],
  [
    'change_task',
    ({ task, member }) => ({ task, done: true, due: '2030-12-01', priority: 'low', to: member }),
  ],
  ['change_many', ({ company, tag }) => ({ of: 'contacts', about: company, tag })],
  ['change_many', ({ member }) => ({ of: 'companies', city: 'Vic', to: member })],
  ['change_many', ({ company, won }) => ({ of: 'deals', about: company, into: won })],
  ['change_many', ({ company }) => ({ of: 'tasks', about: company, done: true })],
  ['change_many', ({ company }) => ({ of: 'tasks', about: company, due: '2030-12-01' })],
  ['bin_record', ({ company }) => ({ record: company })],
  ['bin_record', ({ deal }) => ({ record: deal })],
  ['add_product', ({ brand }) => ({ brand, name: 'Cake', price: '20 €' })],
  ['add_facts', ({ product }) => ({ product, text: 'It keeps for four days. It weighs 900 g.' })],
  ['approve_campaign', ({ campaign }) => ({ campaign })],
  ['change_lead', ({ lead }) => ({ lead, status: 'contacted', notes: 'Called' })],
];

/** Its act begins only with the first piece that a job writes, so its proposal has none yet when it is confirmed. */
const withoutAct = ['write_campaigns'];

type Rows = Record<string, Record<string, unknown>[]>;

/** Rows that are made anew from their record's fields, so that their ids say nothing. */
const derived = ['crm_contact_points', 'crm_stage_history'];

/**
 * What an undo leaves: the number of the last fact of a product, since like an id none is given twice, and that a
 * person has dealt with a lead, which keeps it from being deleted as unconfirmed.
 */
const left = { last_fact: null, touched_by_person: null };

/** The rows without their versions, which count writes, and without what was proposed. */
const stored = (rows: Record<string, unknown[]>): Rows =>
  Object.fromEntries(
    Object.entries(rows as Rows)
      .filter(([name]) => name !== 'proposals')
      .map(([name, all]) => [
        name,
        all
          // A kind of which there is nothing is counted as 0, or not at all.
          .filter((row) => name !== 'account_holdings' || row.amount !== 0)
          .map(({ version: _version, id, ...row }) => ({
            ...row,
            ...left,
            ...(!derived.includes(name) && { id }),
          }))
          .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
      ]),
  );

test('every undoable tool is done and undone, and the database is as before', async () => {
  const { call, refs, db, work } = await withEveryKind();
  const told = new Set(undoable.map(([name]) => name));
  const all = features.flatMap(({ tools }) => tools?.tools ?? []);
  expect(
    all.filter(({ effect, name }) => effect === 'undoable' && !told.has(name) && !withoutAct.includes(name)),
  ).toEqual([]);
  const before = stored(await allRows(db));
  for (const [tool, args] of undoable) {
    const { status, body } = await call(assistantApi.propose, { body: { tool, args: args(refs) } });
    expect({ tool, status, body: status === 201 ? null : body }).toEqual({ tool, status: 201, body: null });
    const done = await call(proposalsApi.confirm, { params: { proposal: body.id as string } });
    expect({ tool, status: done.status, state: done.body.state }).toEqual({
      tool,
      status: 200,
      state: 'confirmed',
    });
    // What an act leaves to a job, such as a set of campaigns that is written.
    await work();
    expect(stored(await allRows(db)), `${tool} changes something`).not.toEqual(before);
    const { act, portal } = done.body.done;
    const undo = portal === 'leads' ? leadActs.undo : marketingActs.undo;
    const undone = await call(undo, { params: { act } });
    expect({ tool, status: undone.status, left: undone.body.count }).toEqual({ tool, status: 200, left: 0 });
    expect({ tool, rows: stored(await allRows(db)) }).toEqual({ tool, rows: before });
  }
}, 300_000);
