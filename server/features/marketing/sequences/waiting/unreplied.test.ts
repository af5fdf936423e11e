import { expect, test } from 'vitest';
import type { Page } from '../../../../../shared/list/page';
import { leadActs } from '../../../../../shared/leads/acts/endpoints';
import { leadCommunications } from '../../../../../shared/leads/communications/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { mailAddress } from '../../../../../shared/leads/sections';
import { marketingLeadsApi } from '../../../../../shared/marketing/capture/leads/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import {
  type ListedEnrolment,
  marketingSequencesApi,
} from '../../../../../shared/marketing/sequences/endpoints';
import { todayApi } from '../../../../../shared/today/endpoints';
import type { Today } from '../../../../../shared/today/today';
import { rowsOf } from '../../../../testing/database';
import { message, withHook } from '../testing/with-hook';

/** Somebody who answered the first mail of a sequence, and what says that they wait. */
async function answered() {
  const made = await withHook();
  const { call, db, hand, messageId, leadId, company, clock } = made;
  const { body: contact } = await call(leadContacts.create, { body: { firstName: 'Ana' } });
  await rowsOf(db, `update marketing_leads set contact_id = ${contact.id} where id = ${leadId}`);
  clock.at = new Date(clock.at.getTime() + 3_600_000);
  await hand(message('answer', messageId));
  clock.at = new Date(clock.at.getTime() + 3_600_000);
  const listed = async (caller = call) =>
    (await caller(marketingSequencesApi.answers, { query: { company: company.id } }))
      .body as Page<ListedEnrolment>;
  const today = async (caller = call) =>
    ((await caller(todayApi.read)).body as Today).waiting.find(({ kind }) => kind === 'answer');
  const counts = async (caller = call) => {
    const [first] = (await caller(marketingCompaniesApi.list)).body;
    const waits = (await listed(caller)).rows.filter((row) => row.waits).length;
    return [first?.unrepliedCount, waits, (await today(caller))?.total ?? 0];
  };
  const reply = { type: 'call', direction: 'out', subject: 'Hola', contactIds: [contact.id] } as const;
  return { ...made, contact, listed, today, counts, reply };
}

test('who answered a mail waits in the count, in the list and in Today, once each', async () => {
  const { call, contact, counts, listed, today, leadId, company, clock, days } = await answered();
  expect(await counts()).toEqual([1, 1, 1]);
  expect((await listed()).rows).toMatchObject([{ leadId, waits: true, sequenceName: 'Bienvenida' }]);
  const [other] = (await call(marketingCompaniesApi.list)).body;
  expect(other.unansweredCount).toBe(0);
  clock.at = new Date(clock.at.getTime() + days);
  expect(await today()).toMatchObject({
    urgency: 'today',
    to: `/comercia/${company.id}/replies?view=answers`,
    rows: [
      {
        id: leadId,
        title: 'Ana',
        asked: 'Hola: ¿Me guardáis una para mañana? Ana',
        at: '2026-11-24T10:00:00.000Z',
        contactId: contact.id,
        to: mailAddress(contact.id),
      },
    ],
  });
});

test('a reply that LEADMANAGER knows of ends the waiting, until it is taken back; one that bounced does not', async () => {
  const { call, counts, reply } = await answered();
  await call(leadCommunications.create, { body: { ...reply, type: 'email', outcome: 'bounced' } });
  expect(await counts()).toEqual([1, 1, 1]);
  const { body } = await call(leadCommunications.create, { body: reply });
  expect(await counts()).toEqual([0, 0, 0]);
  await call(leadActs.undo, { params: { act: body.act } });
  expect(await counts()).toEqual([1, 1, 1]);
});

test('who is moved on by hand or lies in the bin waits no longer', async () => {
  const { call, counts, leadId, listed } = await answered();
  const params = { id: leadId };
  const { body: lead } = await call(marketingLeadsApi.read, { params });
  const { version } = lead;
  await call(marketingLeadsApi.update, { params, body: { status: 'qualified', version } });
  expect(await counts()).toEqual([0, 0, 0]);
  await call(marketingLeadsApi.update, { params, body: { status: 'engaged', version: version + 1 } });
  expect(await counts()).toEqual([1, 1, 1]);
  await call(marketingLeadsApi.remove, { params });
  expect(await counts()).toEqual([0, 0, 0]);
  expect((await listed()).rows).toEqual([]);
});

test('whom two sequences wrote to is listed and counted once, with the one that began last', async () => {
  const { call, company, counts, db, leadId, listed, user } = await answered();
  const { body: second } = await call(marketingSequencesApi.create, {
    body: { marketingCompanyId: company.id, name: 'Segunda', steps: [] },
  });
  await rowsOf(
    db,
    `insert into marketing_enrolments (user_id, sequence_id, lead_id, at)
      select ${user.owner}, ${second.id}, lead_id, at + interval '1 minute' from marketing_enrolments`,
  );
  expect(await counts()).toEqual([1, 1, 1]);
  expect((await listed()).rows).toMatchObject([{ leadId, sequenceName: 'Segunda' }]);
});

test('a click is no answer, and who was in no sequence answered none', async () => {
  const { call, counts, db, leadId } = await answered();
  await rowsOf(db, `update marketing_leads set answered_at = null where id = ${leadId}`);
  expect(await counts()).toEqual([0, 0, 0]);
  await rowsOf(db, `update marketing_leads set answered_at = '2026-11-24T10:00:00Z' where id = ${leadId}`);
  await rowsOf(db, 'delete from marketing_enrolments');
  expect(await counts()).toEqual([0, 0, 0]);
  expect((await call(marketingLeadsApi.read, { params: { id: leadId } })).body.status).toBe('engaged');
});

test('nobody else sees who waits', async () => {
  const { as, build, counts } = await answered();
  const other = await as(await build.user());
  expect(await counts(other)).toEqual([undefined, 0, 0]);
});
