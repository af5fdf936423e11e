import { expect, test } from 'vitest';
import { assistantApi, proposalsApi } from '../../../shared/assistant/endpoints';
import { leadContacts } from '../../../shared/leads/contacts/endpoints';
import { leadCompanies } from '../../../shared/leads/companies/endpoints';
import { leadOpportunities } from '../../../shared/leads/opportunities/endpoints';
import { leadActs } from '../../../shared/leads/acts/endpoints';
import { testApp } from '../../testing/app';

const now = () => new Date('2026-11-23T09:00:00Z');

async function withRecords() {
  const app = await testApp({ now });
  const person = await app.build.user();
  const call = await app.as(person);
  const { body: acme } = await call(leadCompanies.create, { body: { name: 'Acme' } });
  const { body: lucia } = await call(leadContacts.create, {
    body: { firstName: 'Lucía', lastName: 'Ruiz', companyId: acme.id },
  });
  const { body: web } = await call(leadOpportunities.create, {
    body: { title: 'Web', companyId: acme.id, amount: 300_000, expectedClose: '2026-11-27' },
  });
  const say = async (text: string, more: object = {}) =>
    (await call(assistantApi.parse, { body: { text, ...more } })).body;
  return { ...app, person, call, say, acme, lucia, web };
}

test('a question is understood and answered with figures, rows and how they were found', async () => {
  const { call, say, web } = await withRecords();
  const said = await say('which deals close this month?');
  expect(said).toMatchObject({
    outcome: 'understood',
    unused: [],
    commands: [{ tool: 'list_deals', args: { closes: '2026-11-01/2026-12-01' } }],
  });
  const { tool, args } = said.commands[0];
  const { status, body } = await call(assistantApi.answer, { body: { tool, args } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    said: { en: '1 opportunity: €3,000', es: '1 oportunidad: 3.000 €' },
    rows: [{ ref: `deal-${web.id}`, name: 'Web' }],
    total: { count: 1, more: false },
    computed: {
      period: { from: '2026-11-01', to: '2026-12-01' },
      currencies: [{ amount: 300_000, count: 1 }],
    },
  });
});

test('a change is proposed, confirmed once and undone', async () => {
  const { call, say, web } = await withRecords();
  const said = await say('mueve Acme a propuesta');
  expect(said).toMatchObject({
    outcome: 'understood',
    commands: [{ tool: 'move_deal', args: { deal: `deal-${web.id}` } }],
  });
  const { tool, args } = said.commands[0];
  const { status, body: proposal } = await call(assistantApi.propose, { body: { tool, args } });
  expect(status).toBe(201);
  expect(proposal.rows[0].fields).toMatchObject([
    { before: { en: 'New enquiry' }, after: { en: 'Proposal sent' } },
  ]);
  const params = { proposal: proposal.id };
  const [first, second] = await Promise.all([
    call(proposalsApi.confirm, { params }),
    call(proposalsApi.confirm, { params }),
  ]);
  expect([first.status, second.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
  const done = first.status === 200 ? first.body : second.body;
  expect(done).toMatchObject({
    state: 'confirmed',
    done: { portal: 'leads' },
    result: { ref: `deal-${web.id}` },
  });
  await call(leadActs.undo, { params: { act: done.done.act } });
  const { body: row } = await call(leadOpportunities.read, { params: { id: web.id } });
  expect(row.stageId).toBe(web.stageId);
});

test('a reminder is linked to whom it names', async () => {
  const { say, lucia } = await withRecords();
  expect(await say('recuérdame llamar a Lucía el jueves')).toMatchObject({
    outcome: 'understood',
    commands: [
      {
        tool: 'add_task',
        args: { title: 'Llamar a Lucía', due: '2026-11-26', contact: `contact-${lucia.id}` },
      },
    ],
  });
});
