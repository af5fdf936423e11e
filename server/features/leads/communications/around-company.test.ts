import { expect, test } from 'vitest';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadMerges } from '../../../../shared/leads/merges/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';

test('the timeline of a company includes that of its people and opportunities', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const company = (await call(leadCompanies.create, { body: { name: 'Forn' } })).body.id;
  const other = (await call(leadCompanies.create, { body: { name: 'Vell' } })).body.id;
  const person = async (firstName: string, companyId: number) =>
    (await call(leadContacts.create, { body: { firstName, companyId } })).body.id;
  const [ana, eva] = [await person('Ana', company), await person('Eva', other)];
  const deal = (await call(leadOpportunities.create, { body: { title: 'Web', companyId: company } })).body.id;
  const about: [string, object, object][] = [
    ['company', { companyId: company }, { companyId: company }],
    ['person', { contactIds: [ana] }, { contactId: ana }],
    ['enquiry', { type: 'form', contactIds: [eva, ana] }, { contactId: ana }],
    ['deal', { opportunityId: deal }, { opportunityId: deal }],
    ['other', { contactIds: [eva], companyId: other }, { contactId: eva, companyId: other }],
  ];
  for (const [name, said, todo] of about) {
    await call(leadCommunications.create, { body: { type: 'call', subject: name, ...said } });
    await call(leadTasks.create, { body: { title: name, ...todo } });
  }
  const query = { around: String(company) };
  const talks = (await call(leadCommunications.list, { query })).body.rows;
  expect(talks.map(({ subject }: { subject: string }) => subject).toSorted()).toEqual([
    'company',
    'deal',
    'enquiry',
    'person',
  ]);
  const tasks = (await call(leadTasks.list, { query })).body.rows;
  expect(tasks.map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'company',
    'deal',
    'enquiry',
    'person',
  ]);
});

test('a change lists merged records and whether it was undone', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const add = async (body: object) => (await call(leadContacts.create, { body })).body;
  const [kept, gone] = [await add({ firstName: 'Ana' }), await add({ firstName: 'Anna', city: 'Vic' })];
  const records = [{ id: kept.id }, { id: gone.id }];
  const merged = (await call(leadMerges.create, { body: { entity: 'contact', records } })).body;
  const history = async () => (await call(leadContacts.history, { params: { id: kept.id } })).body;
  expect(await history()).toMatchObject([
    { verb: 'changed', origin: { from: 'merge' }, source: 'Anna', isUndone: false },
    { verb: 'created', source: null, isUndone: false },
  ]);
  await call(leadMerges.undo, { params: { id: merged.id } });
  expect((await history()).map(({ isUndone }: { isUndone: boolean }) => isUndone)).toEqual([
    true,
    true,
    false,
  ]);
});
