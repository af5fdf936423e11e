import { expect, test } from 'vitest';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';

async function signedIn(now?: () => Date) {
  const { as, build } = await testApp(now ? { now } : {});
  const call = await as(await build.user(), new Date('2100-01-01'));
  const company = (await call(leadCompanies.create, { body: { name: 'Forn Vell' } })).body;
  const contact = (await call(leadContacts.create, { body: { firstName: 'Ana', companyId: company.id } }))
    .body;
  const read = async () => ({
    contact: (await call(leadContacts.read, { params: { id: contact.id } })).body,
    company: (await call(leadCompanies.read, { params: { id: company.id } })).body,
  });
  return { call, company, contact, read };
}

test('a contact and its company were last contacted when somebody spoke with them, not when a note was taken', async () => {
  const { call, contact, read } = await signedIn();
  const log = (type: string, occurredAt: string) =>
    call(leadCommunications.create, { body: { type, subject: 'x', occurredAt, contactIds: [contact.id] } });
  const call1 = await log('call', '2026-01-02T10:00:00Z');
  await log('note', '2026-03-04T10:00:00Z');
  expect(call1.body.about).toBe('Ana');
  const at = '2026-01-02T10:00:00.000Z';
  expect(await read()).toMatchObject({ contact: { lastContactedAt: at }, company: { lastContactedAt: at } });
  await call(leadCommunications.remove, { params: { id: call1.body.id } });
  expect(await read()).toMatchObject({
    contact: { lastContactedAt: null },
    company: { lastContactedAt: null },
  });
});

test('a communication says something about somebody, also after a change', async () => {
  const { call, contact } = await signedIn();
  const fields = async (body: object) => (await call(leadCommunications.create, { body })).body.fields;
  expect(Object.keys(await fields({ type: 'call', contactIds: [contact.id] }))).toEqual(['subject']);
  expect(Object.keys(await fields({ type: 'call', subject: 'x' }))).toEqual(['contactIds']);
  const made = await call(leadCommunications.create, {
    body: { type: 'call', subject: 'x', contactIds: [contact.id] },
  });
  const emptied = await call(leadCommunications.update, {
    params: { id: made.body.id },
    body: { subject: '' },
  });
  expect([emptied.status, Object.keys(emptied.body.fields)]).toEqual([400, ['subject']]);
});

test('the next task is the soonest open one', async () => {
  const { call, contact, read } = await signedIn();
  const add = async (title: string, dueAt: string) =>
    (await call(leadTasks.create, { body: { title, dueAt, contactId: contact.id } })).body;
  const soon = await add('Call', '2026-05-01T08:00:00Z');
  await add('Write', '2026-06-01T08:00:00Z');
  expect((await read()).contact.nextTaskAt).toBe('2026-05-01T08:00:00.000Z');
  await call(leadTasks.update, { params: { id: soon.id }, body: { doneAt: '2026-04-30T08:00:00Z' } });
  expect((await read()).contact.nextTaskAt).toBe('2026-06-01T08:00:00.000Z');
  const open = (await call(leadTasks.list, { query: {} })).body.rows;
  expect(open.map(({ title }: { title: string }) => title)).toEqual(['Write']);
});

test('a task of its contact or company is the next step of an open opportunity that has none of its own', async () => {
  const { call, company, contact } = await signedIn();
  const make = async (links: object) =>
    (await call(leadOpportunities.create, { body: { title: 'Ovens', ...links } })).body;
  const [ofPerson, ofCompany, ofNobody] = [
    await make({ contactId: contact.id }),
    await make({ companyId: company.id }),
    await make({}),
  ];
  const stepOf = async ({ id }: { id: number }) =>
    (await call(leadOpportunities.read, { params: { id } })).body.nextTask;
  const steps = async () => [await stepOf(ofPerson), await stepOf(ofCompany), await stepOf(ofNobody)];
  const add = async (title: string, dueAt: string, links: object) =>
    (await call(leadTasks.create, { body: { title, dueAt, ...links } })).body;

  await add('Send the list', '2026-05-02T08:00:00Z', { companyId: company.id });
  const callAna = await add('Call Ana', '2026-05-01T08:00:00Z', { contactId: contact.id });
  expect(await steps()).toEqual(['Call Ana', 'Send the list', null]);
  await add('Measure', '2026-06-01T08:00:00Z', { contactId: contact.id, opportunityId: ofPerson.id });
  expect(await steps()).toEqual(['Measure', 'Send the list', null]);
  await call(leadTasks.remove, { params: { id: callAna.id } });
  await call(leadOpportunities.update, {
    params: { id: ofNobody.id },
    body: { companyId: company.id, version: ofNobody.version },
  });
  expect(await steps()).toEqual(['Measure', 'Send the list', 'Send the list']);
  const stages = (await call(leadStages.list, {})).body;
  const won = stages.find((stage: { outcome: string }) => stage.outcome === 'won');
  const current = (await call(leadOpportunities.read, { params: { id: ofCompany.id } })).body;
  await call(leadOpportunities.move, {
    params: { id: ofCompany.id },
    body: { stageId: won?.id, version: current.version },
  });
  expect(await stepOf(ofCompany)).toBeNull();
});

test('tasks due today are counted by the day in Madrid, and those before as overdue', async () => {
  // 00:30 on 1 July in Madrid.
  const { call } = await signedIn(() => new Date('2026-06-30T22:30:00Z'));
  const add = (title: string, dueAt: string, isAllDay: boolean) =>
    call(leadTasks.create, { body: { title, dueAt, isAllDay } });
  await add('Yesterday', '2026-06-29T22:00:00Z', true);
  await add('An hour ago', '2026-06-30T21:30:00Z', false);
  await add('Today', '2026-06-30T22:00:00Z', true);
  // Its hour is over, but not its day.
  await add('Midnight', '2026-06-30T22:05:00Z', false);
  await add('Tonight', '2026-07-01T21:00:00Z', false);
  await add('Tomorrow', '2026-07-01T22:00:00Z', true);
  expect((await call(leadTasks.due)).body).toEqual({ overdue: 2, today: 3 });
});
