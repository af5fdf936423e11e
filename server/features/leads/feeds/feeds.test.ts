import request from 'supertest';
import { expect, test } from 'vitest';
import { membersApi } from '../../../../shared/accounts/endpoints';
import { leadFeeds } from '../../../../shared/leads/feeds/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

async function withFeed() {
  const app = await testApp({ now: () => new Date('2026-03-02T11:00:00Z') });
  const user = await app.build.user();
  const call = await app.as(user, new Date('2027-01-01'));
  const add = async (body: object) => (await call(leadTasks.create, { body })).body.id as number;
  const renew = async () => {
    const { body } = await call(leadFeeds.renew);
    const token = /\/feeds\/([\w-]{43})\.ics$/.exec(body.url)?.[1] ?? '';
    return { url: body.url as string, token };
  };
  const open = (token: string) => app.anonymous(leadFeeds.calendar, { params: { token } });
  /** The lines of the calendar, those that were folded as one. */
  const linesOf = async (token: string) => {
    const { text, body } = await open(token);
    return (text || String(body)).replaceAll('\r\n ', '').split('\r\n');
  };
  return { ...app, user, call, add, renew, open, linesOf };
}

test('without a sign-in a calendar reads the open tasks that have a date at a secret address', async () => {
  const { add, renew, open, linesOf, config } = await withFeed();
  const id = await add({
    title: 'Send, and explain; the offer',
    dueAt: '2026-03-10T16:30:00+01:00',
    isAllDay: false,
  });
  await add({ title: 'Without a date' });
  await add({ title: 'Done', dueAt: '2026-03-10T00:00:00+01:00', doneAt: '2026-03-01T10:00:00Z' });
  const { token, url } = await renew();
  expect(url).toBe(`${config.publicUrl}/feeds/${token}.ics`);
  const { status, headers } = await open(token);
  expect([status, headers['content-type'], headers['set-cookie']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    undefined,
  ]);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
  const lines = await linesOf(token);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:task-${id}@quorumia.example`,
      'SUMMARY:Send\\, and explain\\; the offer',
      'DTSTART:20260310T153000Z',
      'DTEND:20260310T160000Z',
      `URL;VALUE=URI:${config.publicUrl}/leadmanager/dashboard/tasks/${id}`,
    ]),
  );
});

test.each([
  ['in winter', '2026-03-28', '2026-03-27T23:00:00Z', '2026-03-28T08:00:00Z', 'DTSTART:20260328T080000Z'],
  ['in summer', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T07:00:00Z', 'DTSTART:20260329T070000Z'],
  [
    'on the last day of summer',
    '2026-10-25',
    '2026-10-24T22:00:00Z',
    '2026-10-25T08:00:00Z',
    'DTSTART:20261025T080000Z',
  ],
])(
  'a day and nine o’clock in Madrid %s are that day and that time',
  async (_when, day, midnight, nine, timed) => {
    const { add, renew, linesOf } = await withFeed();
    await add({ title: 'Whole day', dueAt: midnight });
    await add({ title: 'At nine', dueAt: nine, isAllDay: false });
    const lines = await linesOf((await renew()).token);
    expect(lines).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
    expect(lines).toContain(timed);
  },
);

test('the address is shown once, renewed and switched off, and only its hash is stored', async () => {
  const { call, renew, open, db } = await withFeed();
  expect((await call(leadFeeds.read)).body).toBeNull();
  const first = await renew();
  expect((await call(leadFeeds.read)).body).toEqual({ createdAt: '2026-03-02T11:00:00.000Z' });
  expect(JSON.stringify(await rowsOf(db, 'select * from member_feeds'))).not.toContain(first.token);
  const second = await renew();
  expect([(await open(first.token)).status, (await open(second.token)).status]).toEqual([404, 200]);
  expect((await call(leadFeeds.remove)).status).toBe(204);
  const gone = await open(second.token);
  expect([gone.status, gone.body.message]).toEqual([404, expect.stringMatching(/no longer works/)]);
});

test('a calendar holds the tasks of its own account only, and none of the bin', async () => {
  const { as, build, add, call, renew, linesOf } = await withFeed();
  const stranger = await as(await build.user(), new Date('2027-01-01'));
  await stranger(leadTasks.create, { body: { title: 'Theirs', dueAt: '2026-03-10T00:00:00+01:00' } });
  const id = await add({ title: 'Mine', dueAt: '2026-03-10T00:00:00+01:00' });
  const { token } = await renew();
  expect((await linesOf(token)).filter((line) => line.startsWith('SUMMARY'))).toEqual(['SUMMARY:Mine']);
  await call(leadTasks.remove, { params: { id } });
  expect((await linesOf(token)).filter((line) => line.startsWith('SUMMARY'))).toEqual([]);
});

test('guessing at addresses is slowed down', async () => {
  const { open } = await withFeed();
  const guesses = await Promise.all(Array.from({ length: 601 }, (_, index) => open(`guess-${index}`)));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('a calendar that has not changed is not sent again, and is once a task has', async () => {
  const { add, renew, app } = await withFeed();
  const id = await add({ title: 'Call', dueAt: '2026-03-10T00:00:00+01:00' });
  const path = new URL((await renew()).url).pathname;
  const { etag } = (await request(app).get(path)).headers;
  const again = () =>
    request(app)
      .get(path)
      .set('If-None-Match', etag as string);
  const same = await again();
  expect([id > 0, same.status, same.text]).toEqual([true, 304, '']);
  await add({ title: 'Write', dueAt: '2026-03-11T00:00:00+01:00' });
  expect((await again()).status).toBe(200);
});

test('one calendar is read thirty times in five minutes, from wherever', async () => {
  const { open, renew } = await withFeed();
  const { token } = await renew();
  const reads = await Promise.all(Array.from({ length: 31 }, () => open(token)));
  expect(reads.filter(({ status }) => status === 200)).toHaveLength(30);
  const other = await renew();
  expect((await open(other.token)).status).toBe(200);
});

test('each member has a calendar of what is theirs or nobody’s, which goes with the membership', async () => {
  const { as, build, db, user, call, add, renew, linesOf } = await withFeed();
  const reader = await build.member(user.owner, 'reader');
  const theirs = await as(reader, new Date('2027-01-01'));
  const dueAt = '2026-03-10T00:00:00+01:00';
  await add({ title: 'Mine', dueAt, assigneeId: user.id });
  await add({ title: 'Theirs', dueAt, assigneeId: reader.id });
  await add({ title: 'Nobody’s', dueAt });
  const { token } = await renew();
  const { body } = await theirs(leadFeeds.renew, { account: user.owner });
  const other = /\/feeds\/([\w-]{43})\.ics$/.exec(body.url)?.[1] ?? '';
  const titles = async (of: string) =>
    (await linesOf(of)).filter((line) => line.startsWith('SUMMARY:')).map((line) => line.slice(8));
  expect([await titles(token), await titles(other)]).toEqual([
    ['Mine', 'Nobody’s'],
    ['Theirs', 'Nobody’s'],
  ]);
  await call(membersApi.remove, { params: { accountId: user.owner, memberId: reader.id } });
  expect(await rowsOf(db, 'select member_id from member_feeds')).toEqual([{ member_id: user.id }]);
});
