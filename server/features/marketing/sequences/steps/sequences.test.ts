import { expect, test } from 'vitest';
import { accountsApi, type LogEntry } from '../../../../../shared/accounts/endpoints';
import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import {
  companySenderApi,
  marketingSequencesApi as api,
  type Sequence,
} from '../../../../../shared/marketing/sequences/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { rowsOf } from '../../../../testing/database';
import { withSequence } from '../testing/with-sequence';

const asInput = ({ steps }: Sequence) =>
  steps.map(({ id, delay, condition, campaignId }) => ({ id, delay, condition, campaignId }));

test('changed steps are followed by what is due, and must be simulated before the next switch', async () => {
  const { call, user, params, confirm, send, mails, read, pass, smtp } = await withSequence();
  await confirm();
  await send();
  const [first, second] = asInput(await read());
  const steps = [first, { ...second, delay: 24 * 60 }];
  const { body } = await call(api.update, { params, body: { steps } });
  expect(body).toMatchObject({ status: 'on', simulatedAt: null });
  pass(25);
  await send();
  expect(smtp.mails).toHaveLength(2);
  await call(api.switch, { params, body: { status: 'off' } });
  const refused = await call(api.switch, { params, body: { status: 'on' } });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('simulation');
  await call(api.simulate, { params });
  const { body: again } = await call(api.switch, { params, body: { status: 'on' } });
  expect(again).toMatchObject({ status: 'on', switchedBy: { id: user.id, name: user.name } });
  const { body: log } = await call(accountsApi.log, { params: { accountId: user.owner } });
  expect((log as LogEntry[]).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['sequenceOn', 'sequenceOff']),
  );
  expect(await mails()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
});

test('a step that is removed sends nothing, and what was sent stays counted', async () => {
  const { call, params, confirm, send, mails, read, pass, smtp } = await withSequence();
  await confirm();
  await send();
  const [first] = asInput(await read());
  await call(api.update, { params, body: { steps: [first] } });
  pass(72);
  await send();
  expect(smtp.mails).toHaveLength(1);
  expect(await mails()).toMatchObject([{ status: 'sent' }]);
  expect(await read()).toMatchObject({ active: 0, enrolled: 1, messages: { sent: 1 } });
});

test('steps in another order keep what they have sent', async () => {
  const { call, params, confirm, send, read, smtp, pass } = await withSequence();
  await confirm();
  await send();
  const [first, second] = asInput(await read());
  const { body } = await call(api.update, { params, body: { steps: [second, first] } });
  expect(body.steps.map(({ id }: { id: number }) => id)).toEqual([second?.id, first?.id]);
  pass(72);
  await send();
  // The lead is past the step that is now the last one.
  expect(smtp.mails).toHaveLength(1);
});

test('a step whose campaign is deleted, or no longer approved, is held', async () => {
  const { call, confirm, send, mails, pass, emails, smtp } = await withSequence();
  await confirm();
  await send();
  await call(marketingCampaignsApi.remove, { params: { id: emails[1] as number } });
  pass(72);
  await send();
  expect((await mails())[1]).toMatchObject({ status: 'due' });
  expect(smtp.mails).toHaveLength(1);
});

test('what is due waits while the sequence is paused', async () => {
  const { call, params, confirm, send, mails, smtp } = await withSequence();
  await confirm();
  await call(api.switch, { params, body: { status: 'paused' } });
  await send();
  expect(await mails()).toMatchObject([{ status: 'due' }]);
  await call(api.switch, { params, body: { status: 'on' } });
  await send();
  expect(smtp.mails).toHaveLength(1);
});

test('a lead enrols once, and only in a sequence that takes its page', async () => {
  const { call, params, confirm, db } = await withSequence();
  const id = await confirm();
  expect(id).toBeGreaterThan(0);
  const { body } = await call(api.update, { params, body: { pages: [7] } });
  expect(body.fields).toEqual({ pages: expect.any(String) });
  await rowsOf(db, 'update marketing_sequences set pages = array[7]');
  await confirm('eva@example.org');
  const enrolled = await rowsOf(db, 'select lead_id as id from marketing_enrolments');
  expect(enrolled).toEqual([{ id }]);
});

test('fields that are wrong are told apart', async () => {
  const { call, company } = await withSequence();
  const create = async (steps: object[]) =>
    (
      await call(api.create, {
        body: { marketingCompanyId: company.id, name: 'A', steps },
        headers: { 'Accept-Language': 'es' },
      })
    ).body.fields;
  expect(await create([{ delay: 0, campaignId: 999 }])).toEqual({
    'steps.0.campaignId': 'Esta campaña ya no existe',
  });
  expect(await create([{ delay: -1, campaignId: null }])).toEqual({
    'steps.0.delay': 'Indica cuánto hay que esperar',
  });
  expect(await create([{ delay: 0, campaignId: null, condition: 'clicked' }])).toEqual({
    'steps.0.condition': 'El primer correo no puede depender de uno anterior',
  });
});

test('the address for answers is proven by the code that it got', async () => {
  const { call, company, runJobs, params, db } = await withSequence();
  const mine = { params: { id: company.id } };
  await call(marketingCompaniesApi.update, { ...mine, body: { replyTo: 'otra@espiga.example' } });
  expect((await call(companySenderApi.read, mine)).body).toEqual({
    address: 'otra@espiga.example',
    isProven: false,
    maySend: true,
  });
  const refused = await call(api.switch, { params, body: { status: 'on' } });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Prove first')]);
  await call(companySenderApi.askCode, mine);
  const [mail] = await rowsOf<{ letter: { text: string; to: { address: string } } }>(
    db,
    "select letter from mails where id like 'company-code-%'",
  );
  expect(mail?.letter.to.address).toBe('otra@espiga.example');
  const code = /: (\d{6})/.exec(mail?.letter.text ?? '')?.[1] as string;
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await call(companySenderApi.prove, { ...mine, body: { code: wrong } })).status).toBe(400);
  expect((await call(companySenderApi.prove, { ...mine, body: { code } })).body).toMatchObject({
    isProven: true,
  });
  expect((await call(api.switch, { params, body: { status: 'on' } })).status).toBe(200);
  expect(await runJobs()).toBeGreaterThan(0);
});
