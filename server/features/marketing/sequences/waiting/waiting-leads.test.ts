import { expect, test } from 'vitest';
import { leadCommunications } from '../../../../../shared/leads/communications/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { marketingLeadsApi as api } from '../../../../../shared/marketing/capture/leads/endpoints';
import type { MarketingLead } from '../../../../../shared/marketing/capture/leads/endpoints';
import type { Page } from '../../../../../shared/list/page';
import { waiting } from '../../../../../shared/marketing/capture/leads/unanswered';
import { rowsOf } from '../../../../testing/database';
import { message, withHook } from '../testing/with-hook';

/** A lead who answered a mail an hour ago, among two new ones: one of yesterday, one of this minute. */
async function withLeads() {
  const made = await withHook();
  const { call, db, hand, messageId, leadId, company, clock } = made;
  const { body: contact } = await call(leadContacts.create, { body: { firstName: 'Ana' } });
  await rowsOf(
    db,
    `update marketing_leads set contact_id = ${contact.id}, contact_name = 'Ana' where id = ${leadId}`,
  );
  const days = 86_400_000;
  const add = async (contactName: string, ago: number) => {
    const { body } = await call(api.create, { body: { marketingCompanyId: company.id, contactName } });
    const at = new Date(clock.at.getTime() - ago).toISOString();
    await rowsOf(db, `update marketing_leads set created_at = '${at}' where id = ${body.id}`);
  };
  await add('Luis', days);
  clock.at = new Date(clock.at.getTime() + 3_600_000);
  await hand(message('answer', messageId));
  clock.at = new Date(clock.at.getTime() + 3_600_000);
  await add('Eva', 0);
  const list = async (query: object = {}, caller = call) =>
    (await caller(api.list, { query: { company: company.id, sort: '-unanswered', ...query } }))
      .body as Page<MarketingLead>;
  const names = async (query?: object) => (await list(query)).rows.map((row) => row.contactName);
  const reply = { type: 'call', direction: 'out', subject: 'Hola', contactIds: [contact.id] } as const;
  return { ...made, list, names, reply };
}

test('who answered a mail stands in the list of leads among those who wait, the longest first', async () => {
  const { call, list, names, reply, company, clock } = await withLeads();
  expect(await names()).toEqual(['Luis', 'Ana', 'Eva']);
  const waits = async () => (await list()).rows.map((row) => row.waits);
  expect(await waits()).toEqual([false, true, false]);
  // What waits is the answer, and no longer what was asked at first.
  expect((await list()).rows[1]?.asked).toBe('Hola: ¿Me guardáis una para mañana? Ana');
  // Nobody is lost or twice between pages, and the count is the same.
  const found: (string | null)[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list({ limit: 1, cursor });
    found.push(...page.rows.map((row) => row.contactName));
    if (page.next === null) break;
    cursor = page.next;
  }
  expect(found).toEqual(['Luis', 'Ana', 'Eva']);
  expect((await call(api.count, { query: { company: company.id } })).body).toMatchObject({ count: 3 });
  expect(await names({ sort: 'unanswered' })).toEqual(['Eva', 'Ana', 'Luis']);

  clock.at = new Date(clock.at.getTime() + 60_000);
  await call(leadCommunications.create, { body: reply });
  expect(await names()).toEqual(['Luis', 'Eva', 'Ana']);
  expect(await waits()).toEqual([false, false, false]);
  expect((await list()).rows[2]?.asked).toBeNull();
});

test('all who wait are found together, or by what they wait for', async () => {
  const { call, names, reply, company, clock } = await withLeads();
  const all = JSON.stringify(waiting);
  const by = (waits: object) => names({ filter: JSON.stringify({ waits }) });
  expect(await names({ filter: all })).toEqual(['Luis', 'Ana', 'Eva']);
  expect(await by({ any: ['reply'] })).toEqual(['Ana']);
  expect(await by({ any: ['answer'] })).toEqual(['Luis', 'Eva']);
  expect(await by({ none: ['answer'] })).toEqual(['Ana']);
  expect(await by({ empty: true })).toEqual([]);
  expect(await by({ empty: false })).toEqual(['Luis', 'Ana', 'Eva']);
  clock.at = new Date(clock.at.getTime() + 60_000);
  await call(leadCommunications.create, { body: reply });
  expect(await names({ filter: all })).toEqual(['Luis', 'Eva']);
  expect(await by({ empty: true })).toEqual(['Ana']);
  const { body } = await call(api.count, { query: { company: company.id, filter: all } });
  expect(body).toMatchObject({ count: 2 });
});

test('a lead says of itself whether it waits, and nothing to others', async () => {
  const { as, build, call, leadId, list } = await withLeads();
  expect((await call(api.read, { params: { id: leadId } })).body).toMatchObject({ waits: true });
  const other = await as(await build.user());
  expect((await list({}, other)).rows).toEqual([]);
  expect((await other(api.read, { params: { id: leadId } })).status).toBe(404);
});
