import { expect, test } from 'vitest';
import { accountsApi, membersApi } from '../../../../../shared/accounts/endpoints';
import { marketingReportsApi as api } from '../../../../../shared/marketing/analytics/endpoints';
import { reporting } from '../testing/reporting';

test('reports are mailed once to the account that asked for it, in the language in which it asked', async () => {
  const { schedule, view, call, company, app, user, list } = await reporting('2026-11-29T00:00:00Z');
  await view('2026-11-11T10:00:00Z', 'ana');
  const settings = { params: { id: company }, headers: { 'Accept-Language': 'es' } };
  expect((await call(api.settings, { ...settings, body: { mailed: true } })).body).toEqual({
    mailed: true,
    memberId: null,
  });
  await schedule('2026-11-30T06:05:00Z');
  await schedule('2026-11-30T06:15:00Z');
  const [{ id } = { id: 0 }] = await list();
  expect(app.mailbox.map(({ to, subject }) => [to.address, subject])).toEqual([
    [user.email, 'Panadería Espiga: Informe de la semana del 23 al 29 de noviembre de 2026'],
  ]);
  expect(app.mailbox[0]?.text).toContain(`/comercia/${company}/analytics?report=${id}`);
  await call(api.settings, { ...settings, body: { mailed: false } });
  await schedule('2026-12-07T06:05:00Z');
  expect(app.mailbox).toHaveLength(1);
});

test('reports are mailed to the member who switched them on or was chosen, and to the owner once they have left', async () => {
  const { schedule, view, call, company, app, user } = await reporting('2026-11-29T00:00:00Z');
  await view('2026-11-11T10:00:00Z', 'ana');
  const editor = await app.build.member(user.owner, 'editor');
  const reader = await app.build.member(user.owner, 'reader');
  const params = { id: company };
  const theirs = await app.as(editor);
  const on = await theirs(api.settings, { params, account: user.owner, body: { mailed: true } });
  expect(on.body).toEqual({ mailed: true, memberId: editor.id });
  await schedule('2026-11-30T06:05:00Z');
  const chosen = await call(api.settings, { params, body: { mailed: true, memberId: reader.id } });
  expect(chosen.body).toEqual({ mailed: true, memberId: reader.id });
  expect((await call(api.list, { query: { company } })).body).toMatchObject({ memberId: reader.id });
  await schedule('2026-12-07T06:05:00Z');
  const member = { accountId: user.owner, memberId: reader.id };
  expect((await call(membersApi.remove, { params: member, body: {} })).status).toBe(204);
  expect((await call(api.list, { query: { company } })).body).toMatchObject({
    mailed: true,
    memberId: null,
  });
  await schedule('2026-12-14T06:05:00Z');
  // The reader also gets the report of November.
  const got = app.mailbox.map(({ to }) => to.address);
  expect(got).toEqual([editor.email, reader.email, reader.email, user.email]);
});

test('reports are mailed to nobody outside the account, and to the owner by any name', async () => {
  const { call, company, app, user } = await reporting();
  const stranger = await app.build.user();
  const params = { id: company };
  const refused = await call(api.settings, { params, body: { mailed: true, memberId: stranger.id } });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['memberId']]);
  const own = await call(api.settings, { params, body: { mailed: true, memberId: user.id } });
  expect(own.body).toEqual({ mailed: true, memberId: null });
});

test('reports wait while their account is being closed, and are made up once it is kept', async () => {
  const { schedule, view, call, app, user, list } = await reporting('2026-11-29T00:00:00Z');
  await view('2026-11-24T10:00:00Z', 'ana');
  await app.build.member(user.owner, 'reader');
  const params = { accountId: user.owner };
  expect((await call(accountsApi.close, { params, body: { name: user.name } })).status).toBe(204);
  await schedule('2026-11-30T06:05:00Z');
  expect(await list()).toEqual([]);
  await call(accountsApi.keep, { params });
  await schedule('2026-12-03T06:05:00Z');
  expect((await list()).map(({ type, start }) => `${type} ${start}`)).toEqual([
    'week 2026-11-23',
    'month 2026-11-01',
  ]);
});
