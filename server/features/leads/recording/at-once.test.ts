import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

const pairs = [0, 1, 2, 3];

/** A company with two people. */
async function withColleagues() {
  const app = await testApp();
  const call = await app.as(await app.build.user());
  const make = async () => {
    const { id } = (await call(leadCompanies.create, { body: { name: 'Forn' } })).body;
    const add = async (firstName: string) => {
      const points = [{ kind: 'email', value: `${firstName}${id}@example.org` }];
      return (await call(leadContacts.create, { body: { firstName, companyId: id, points } })).body.id;
    };
    return { id, people: [await add('ana'), await add('eva')] as [number, number] };
  };
  const company = async (id: number) => (await call(leadCompanies.read, { params: { id } })).body;
  return { app, call, make, company };
}

test('deleting two colleagues at the same time removes both from the company’s count', async () => {
  const { call, make, company } = await withColleagues();
  for (const _ of pairs) {
    const { id, people } = await make();
    await Promise.all(people.map((person) => call(leadContacts.remove, { params: { id: person } })));
    expect((await company(id)).contactCount).toBe(0);
  }
});

test('of calls with two colleagues that are deleted at once, neither is the company’s last', async () => {
  const { call, make, company } = await withColleagues();
  for (const _ of pairs) {
    const { id, people } = await make();
    const calls = await Promise.all(
      people.map(async (person) => {
        const body = { type: 'call', subject: 'Hello', contactIds: [person] };
        return (await call(leadCommunications.create, { body })).body.id as number;
      }),
    );
    expect((await company(id)).lastContactedAt).not.toBeNull();
    await Promise.all(calls.map((said) => call(leadCommunications.remove, { params: { id: said } })));
    expect((await company(id)).lastContactedAt).toBeNull();
  }
});

test('acts about one contact at once do not take its address for another’s', async () => {
  const { call, make } = await withColleagues();
  const { people } = await make();
  const [contactId] = people;
  const tasks = pairs.map(() => call(leadTasks.create, { body: { title: 'Call', contactId } }));
  const ids = (await Promise.all(tasks)).map(({ body }) => body.id as number);
  const done = await Promise.all(ids.map((id) => call(leadTasks.remove, { params: { id } })));
  expect(done.map(({ status }) => status)).toEqual(pairs.map(() => 200));
});

test('a contact and a company that are renamed at once are both called so in all that was done with them', async () => {
  const { app, call, make } = await withColleagues();
  const [contactId] = (await make()).people;
  const { id: companyId } = await make();
  const both = { contactId, companyId };
  await call(leadTasks.create, { body: { title: 'Call', ...both } });
  const said = { type: 'call', subject: 'Hello', contactIds: [contactId], companyId };
  await call(leadCommunications.create, { body: said });
  // So many that each renaming meets rows that the other one is writing.
  await app.db.execute(sql`insert into crm_tasks (user_id, title, contact_id, company_id, priority)
    select user_id, title, contact_id, company_id, priority from crm_tasks, generate_series(1, 500)`);
  for (const round of [1, 2, 3, 4]) {
    await Promise.all([
      call(leadContacts.update, { params: { id: contactId }, body: { firstName: `Ana ${round}` } }),
      call(leadCompanies.update, { params: { id: companyId }, body: { name: `Forn ${round}` } }),
    ]);
    const about = await rowsOf<{ about: string }>(
      app.db,
      'select about from crm_tasks union select about from crm_communications',
    );
    expect(about).toEqual([{ about: `Ana ${round} · Forn ${round}` }]);
  }
});
