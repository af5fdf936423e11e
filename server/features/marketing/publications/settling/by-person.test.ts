import { expect, test } from 'vitest';
import { channelMessages } from '../../../../../shared/marketing/channels/messages';
import type { ListedMarketingCompany } from '../../../../../shared/marketing/companies/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import { say } from '../../../../../shared/message';
import { wallOf } from '../../../../../shared/time/clock';
import { withScheduled } from '../testing/scheduled-posts';
import { undo } from './undo';

const detail = say(channelMessages['far.failed'], { host: 'far.example', status: 400 });

test('a failed one is tried again by a person, and goes out', async () => {
  const { run, side, call, id } = await withScheduled();
  const sent = side.answer;
  side.answer = async () => ({ end: 'refused', reconnect: false, detail });
  const { version } = await run();
  side.answer = sent;
  const again = await call(api.retry, { params: { id }, body: { version } });
  expect([again.status, again.body.status, again.body.problem]).toEqual([200, 'queued', null]);
  expect(await run()).toMatchObject({ status: 'published' });
});

test('acting on what has moved on meanwhile is refused, and answers how it stands', async () => {
  const { run, call, id, read } = await withScheduled();
  const { version } = await read(id);
  await run();
  const stale = await call(api.cancel, { params: { id }, body: { version } });
  expect([stale.status, stale.body.current.status]).toEqual([409, 'published']);
  const over = await call(api.retry, { params: { id }, body: {} });
  expect([over.status, over.body.message]).toEqual([409, expect.stringMatching(/moved on/)]);
});

test('what a person publishes is out with its address, which is asked for', async () => {
  const { run, call, id, campaign } = await withScheduled('facebook');
  await run();
  const confirm = (body: object) => call(api.confirm, { params: { id }, body });
  const bare = await confirm({ isThere: true });
  expect([bare.status, Object.keys(bare.body.fields)]).toEqual([400, ['address']]);
  expect((await confirm({ isThere: true, address: 'javascript:1' })).status).toBe(400);
  const done = await confirm({ isThere: true, address: 'https://instagram.example/p/1' });
  expect(done.body).toMatchObject({ status: 'published', remoteUrl: 'https://instagram.example/p/1' });
  expect(await campaign()).toBe('finished');
});

test('of what is in doubt a person says that it is not there, and it goes again with the same key', async () => {
  const { run, side, call, id } = await withScheduled();
  const sent = side.answer;
  side.answer = async () => ({ end: 'unknown', detail });
  await run();
  side.answer = sent;
  const { body } = await call(api.confirm, { params: { id }, body: { isThere: false } });
  expect(body).toMatchObject({ status: 'queued' });
  expect(await run()).toMatchObject({ status: 'published' });
  expect(new Set(side.sent.map(({ key }) => key)).size).toBe(1);
});

test('a late one is sent by a person, however late it is', async () => {
  const { run, call, id, later } = await withScheduled();
  expect(await run(later(30))).toMatchObject({ status: 'manual_pending' });
  expect((await call(api.send, { params: { id }, body: {} })).body).toMatchObject({ status: 'queued' });
  expect(await run()).toMatchObject({ status: 'published' });
});

test('what waits is moved by hand, and what has begun is not', async () => {
  const { run, side, call, id, wallIn, due, read } = await withScheduled();
  const { version } = await read(id);
  const wall = wallIn(240);
  const move = (body: object) => call(api.move, { params: { id }, body });
  const moved = await move({ wall, version });
  expect(moved.body).toMatchObject({ wall, status: 'queued' });
  expect((await move({ wall, version })).status).toBe(409);
  expect((await move({ wall: wallIn(-5) })).body.fields.wall).toMatch(/over|pasado/);
  expect(await run(due)).toMatchObject({ status: 'queued' });
  side.answer = async () => ({ end: 'not sent', detail });
  await run();
  expect((await move({ wall: wallIn(300) })).status).toBe(409);
});

test('a late one that is moved is queued for its new time', async () => {
  const { run, call, id, later, zone } = await withScheduled();
  await run(later(30));
  const wall = wallOf(later(600), zone);
  const { body } = await call(api.move, { params: { id }, body: { wall } });
  expect(body).toMatchObject({ status: 'queued', wall, problem: null });
});

test('what is cancelled never goes out, and its campaign is approved again', async () => {
  const { run, side, call, id, campaign, schedule, channelId, read } = await withScheduled();
  const { wall } = await read(id);
  expect((await call(api.cancel, { params: { id }, body: {} })).body).toMatchObject({ status: 'cancelled' });
  await run();
  expect([side.sent, await campaign()]).toEqual([[], 'approved']);
  // The same again at the same time.
  expect((await schedule([channelId], [wall])).status).toBe(201);
});

test('a failed one that nobody wants is cancelled', async () => {
  const { run, side, call, id } = await withScheduled();
  side.answer = async () => ({ end: 'refused', reconnect: false, detail });
  await run();
  expect((await call(api.cancel, { params: { id }, body: {} })).body).toMatchObject({ status: 'cancelled' });
});

test('what is out is taken back where the network can, once its absence is read', async () => {
  const { run, side, deps, user, id, read, call } = await withScheduled();
  await run();
  const takeBack = () => undo(deps, { owner: user.owner, id });
  expect((await call(api.undo, { params: { id }, body: {} })).body.message).toMatch(/can’t be taken back/);
  side.remove = async () => ({ end: 'unknown', detail });
  await expect(takeBack()).rejects.toThrow('didn’t confirm');
  expect(await read(id)).toMatchObject({ status: 'published' });
  side.remove = async () => ({ end: 'gone' });
  await takeBack();
  const gone = await read(id);
  expect(gone).toMatchObject({ status: 'cancelled', canUndo: false });
  expect(gone.ledger.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['publish', 'accepted'],
    ['undo', 'refused'],
    ['undo', 'unknown'],
    ['undo', 'undone'],
  ]);
});

test('the rail counts what is out, what waits, and what needs a person', async () => {
  const { run, schedule, channelId, wallIn, call, channel } = await withScheduled('facebook');
  await schedule([channelId], [wallIn(300), wallIn(400)]);
  const counts = async () => {
    const [company] = (await call(marketingCompaniesApi.list)).body as ListedMarketingCompany[];
    expect(company?.nextPostAt === null).toBe(company?.queuedCount === 0);
    return [company?.publishedCount, company?.queuedCount, company?.unsettledCount];
  };
  expect(await counts()).toEqual([0, 3, 0]);
  const { id } = await run();
  expect(await counts()).toEqual([0, 2, 1]);
  await call(api.confirm, { params: { id }, body: { isThere: true, address: 'https://facebook.example/1' } });
  expect(await counts()).toEqual([1, 2, 0]);
  await channel('mastodon', { status: 'reconnect' });
  await channel('mastodon', { status: 'reconnect', deletedAt: new Date() });
  expect(await counts()).toEqual([1, 2, 1]);
});
