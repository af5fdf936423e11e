import { expect, test } from 'vitest';
import { assistantApi } from '../../../../shared/assistant/endpoints';
import type { Understanding } from '../../../../shared/assistant/commands';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { testApp } from '../../../testing/app';

async function withNames() {
  const { as, build } = await testApp({ now: () => new Date('2026-11-23T09:00:00Z') });
  const call = await as(await build.user());
  const { body: company } = await call(leadCompanies.create, { body: { name: 'Núñez Abogados' } });
  const { body: ana } = await call(leadContacts.create, { body: { firstName: 'Ana', lastName: 'Puig' } });
  await call(leadContacts.create, { body: { firstName: 'Ana', lastName: 'Roca', jobTitle: 'Buyer' } });
  const { body: deal } = await call(leadOpportunities.create, {
    body: { title: 'Web', companyId: company.id },
  });
  const say = async (text: string, more: object = {}): Promise<Understanding> =>
    (await call(assistantApi.parse, { body: { text, ...more } })).body as Understanding;
  return { call, say, company, ana, deal, as, build };
}

test.each(['open nunez abogados', 'ABRE NÚÑEZ ABOGADOS', 'abre Nuñes Abogados', 'open nunez abogadso'])(
  '%s finds the company, whatever the accents and one slip',
  async (text) => {
    const { say, company } = await withNames();
    expect(await say(text)).toMatchObject({
      outcome: 'understood',
      commands: [{ tool: 'fetch', args: { record: `company-${company.id}` } }],
    });
  },
);

test('an address finds whose it is', async () => {
  const { call, say } = await withNames();
  const { body: eva } = await call(leadContacts.create, {
    body: { firstName: 'Eva', points: [{ kind: 'email', value: 'eva+shop.1@example.org' }] },
  });
  await call(leadContacts.create, {
    body: { firstName: 'Eve', points: [{ kind: 'email', value: 'eva+shopx1@example.org' }] },
  });
  expect(await say('open eva+shop.1@example.org')).toMatchObject({
    outcome: 'understood',
    commands: [{ tool: 'fetch', args: { record: `contact-${eva.id}` } }],
  });
});

test('a name with signs of patterns in it is found as it is typed', async () => {
  const { call, say } = await withNames();
  const signs = [
    '(',
    ')',
    '[',
    '{2',
    '*',
    '+',
    '?',
    '|',
    '^',
    '$',
    '.',
    '\\',
    '\\d',
    '(?i',
    '%',
    '_',
    "'",
    '«',
  ];
  for (const [index, sign] of signs.entries()) {
    const name = `Zeta${sign}Quo${String.fromCodePoint(97 + index)}`;
    const { body } = await call(leadCompanies.create, { body: { name } });
    const { commands } = await say(`open ${name}`);
    expect([name, commands]).toMatchObject([
      name,
      [{ tool: 'fetch', args: { record: `company-${body.id}` } }],
    ]);
  }
});

test('of two that fit as well it asks which, with what tells them apart', async () => {
  const { say } = await withNames();
  const { outcome, commands } = await say('open Ana');
  expect(outcome).toBe('ambiguous');
  expect(commands[0]?.questions[0]?.options.map(({ text, detail }) => [text.en, detail]).toSorted()).toEqual([
    ['Ana Puig', null],
    ['Ana Roca', 'Buyer'],
  ]);
});

test('the record of the page is meant by «this»', async () => {
  const { say, deal } = await withNames();
  expect(await say('move this deal to negotiation', { about: [`deal-${deal.id}`] })).toMatchObject({
    outcome: 'understood',
    commands: [{ tool: 'move_deal', args: { deal: `deal-${deal.id}` } }],
  });
});

test('what is not understood is answered with three things to say, made of own records', async () => {
  const { say } = await withNames();
  const { outcome, examples, unused } = await say('bake me a cake');
  expect([outcome, examples.length, unused]).toEqual(['unknown', 3, ['bake', 'cake']]);
});

test('up to three commands are read, an exception forbids all', async () => {
  const { say } = await withNames();
  const said = await say('remind me to buy paper and move Web to negotiation');
  expect(said.commands.map(({ tool }) => tool)).toEqual(['add_task', 'move_deal']);
  expect((await say('delete Web unless it is late')).refusal?.reason).toBe('condition');
});

test('a long sentence is refused by name', async () => {
  const { call } = await withNames();
  const { status, body } = await call(assistantApi.parse, { body: { text: 'a '.repeat(300) } });
  expect([status, body.code]).toEqual([400, 'words.long']);
});

test('records of others are neither found nor read', async () => {
  const { as, build, company } = await withNames();
  const stranger = await as(await build.user());
  const { body: said } = await stranger(assistantApi.parse, { body: { text: 'open Núñez Abogados' } });
  expect(said.commands).toMatchObject([{ tool: 'search' }]);
  const { status } = await stranger(assistantApi.answer, {
    body: { tool: 'fetch', args: { record: `company-${company.id}` } },
  });
  expect(status).toBe(404);
  expect((await stranger(assistantApi.records, { query: { q: 'Núñez', of: 'company' } })).body).toEqual([]);
});
