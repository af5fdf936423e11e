import { expect, test } from 'vitest';
import { leadConsents } from '../../../../../shared/leads/consents/endpoints';
import { marketingLeadsApi } from '../../../../../shared/marketing/capture/leads/endpoints';
import { submissionsApi } from '../../../../../shared/marketing/capture/submissions/endpoints';
import { suppressionsApi } from '../../../../../shared/marketing/capture/suppressions/endpoints';
import { optInDate } from '../../../../../shared/marketing/texts/opt-in';
import { rowsOf } from '../../../../testing/database';
import { withLivePage } from '../testing/live-page';

const day = 24 * 60 * 60;

test('a visitor who ticks the box gets the opt-in mail with the specified text', async () => {
  const { send, optInToken, mailbox, clock, leads, config } = await withLivePage();
  await send({ consent: 'on' });
  const token = await optInToken();
  const date = optInDate(clock.now(), 'es', 'Europe/Madrid');
  expect(mailbox).toHaveLength(1);
  expect(mailbox[0]).toMatchObject({
    from: 'Panadería Espiga a través de QuorumIA',
    to: { name: '', address: 'eva@example.org' },
  });
  expect(mailbox[0]?.text).toBe(
    `Confirma tu correo para Panadería Espiga. Alguien, esperamos que tú, dejó esta dirección en nuestra página el ${date}. Si fuiste tú, confírmalo: ${config.publicUrl}/optin/${token}. Si no, no hagas nada y no te escribiremos más.`,
  );
  expect(await leads()).toMatchObject([{ consent: 'pending' }]);
});

test('without the tick no mail is sent', async () => {
  const { send, runJobs, mailbox, leads } = await withLivePage();
  await send();
  await runJobs();
  expect([mailbox, (await leads())[0]?.consent]).toEqual([[], 'none']);
});

test('opening the link changes nothing, its button confirms once, and only then the contact gets the consent', async () => {
  const { send, optInToken, agent, leads, call, confirm } = await withLivePage();
  await send({ consent: 'on' });
  const address = `/optin/${await optInToken()}`;
  const [lead] = await leads();
  const params = { id: lead?.id as number };
  const granted = async () =>
    (await call(leadConsents.list, { params: { id: lead?.contactId as number } })).body;
  expect([(await agent().get(address)).status, (await agent().head(address)).status]).toEqual([200, 200]);
  expect((await leads())[0]?.consent).toBe('pending');
  expect(await granted()).toEqual([]);
  const done = await confirm();
  expect(done.text).toContain('Tu correo está confirmado');
  expect((await confirm()).status).toBe(200);
  expect((await leads())[0]?.consent).toBe('confirmed');
  expect(await granted()).toMatchObject([{ purpose: 'marketing', state: 'granted' }]);
  const evidence = (await call(marketingLeadsApi.consents, { params })).body;
  expect(evidence).toMatchObject([
    { state: 'confirmed', door: 'page', language: 'es', messageId: expect.stringMatching(/^<opt-in-/) },
    { state: 'pending' },
  ]);
  expect(evidence[0].wording).not.toBe('');
  expect(JSON.stringify(evidence)).not.toContain('eva@example.org');
  const told = (await call(marketingLeadsApi.timeline, { params })).body;
  expect(told.map(({ kind }: { kind: string }) => kind)).toEqual([
    'confirmed',
    'opt-in sent',
    'handed over',
    'submitted',
  ]);
});

test('a link is invalid after seven days, and a link older than a withdrawal restores nothing', async () => {
  const { send, optInToken, agent, leads, call, company, clock } = await withLivePage();
  await send({ consent: 'on' });
  const first = await optInToken();
  const body = { marketingCompanyId: company.id, email: 'eva@example.org' };
  expect((await call(suppressionsApi.add, { body })).body).toMatchObject({ reason: 'by hand' });
  expect((await agent().post(`/optin/${first}`)).status).toBe(404);
  expect((await leads())[0]?.consent).toBe('withdrawn');
  await send({ consent: 'on' });
  const second = await optInToken();
  clock.pass(7 * day + 1);
  expect((await agent().post(`/optin/${second}`)).status).toBe(404);
  expect((await leads())[0]?.consent).toBe('pending');
});

test('only a new opt-in ends a suppression', async () => {
  const { send, confirm, call, company } = await withLivePage();
  const body = { marketingCompanyId: company.id, email: 'eva@example.org' };
  await call(suppressionsApi.add, { body });
  await send({ consent: 'on' });
  const suppressed = async () => (await call(suppressionsApi.list, { query: {} })).body.rows;
  expect(await suppressed()).toHaveLength(1);
  await confirm();
  expect(await suppressed()).toEqual([]);
});

test('a released suspect keeps the first touch of the day on which it sent the form', async () => {
  const { show, send, submissions, call, clock } = await withLivePage();
  await show({ utm_source: 'boletin' });
  clock.pass(60);
  await send({ website: 'https://spam.example' }, { query: { utm_source: 'vecinos' } });
  const [suspect] = await submissions();
  const released = await call(submissionsApi.release, { params: { id: suspect.id } });
  const { body: lead } = await call(marketingLeadsApi.read, { params: { id: released.body.leadId } });
  expect(lead).toMatchObject({
    firstTouch: { utm: { source: 'boletin' } },
    lastTouch: { utm: { source: 'vecinos' } },
  });
});

test('a suspect gets the same answer but no mail until it is released, and is deleted after thirty days', async () => {
  const { send, submissions, runJobs, mailbox, call, leads, clock, clear, db } = await withLivePage();
  const sent = await send({ consent: 'on', website: 'https://spam.example' });
  expect(sent.headers.location).toBe('/l/hogaza/thanks');
  await runJobs();
  expect([mailbox, await leads()]).toEqual([[], []]);
  const [suspect] = await submissions();
  expect(suspect).toMatchObject({ verdict: 'suspect', suspicions: ['honeypot'] });
  const params = { id: suspect.id };
  const released = await call(submissionsApi.release, { params });
  expect([released.status, await leads()]).toMatchObject([
    200,
    [{ id: released.body.leadId, consent: 'pending' }],
  ]);
  expect((await call(submissionsApi.release, { params })).status).toBe(409);
  await runJobs();
  expect(mailbox).toHaveLength(1);
  await send({ email: 'joan@example.org', website: 'x' });
  clock.pass(31 * day);
  await clear();
  const left = await rowsOf(db, "select email from marketing_submissions where verdict = 'suspect'");
  expect(left).toEqual([]);
});
