import { expect, test } from 'vitest';
import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import type { Campaign } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { pieceName } from '../../../../../shared/marketing/campaigns/piece-name';
import { marketingContentsApi, type ListedContent } from '../../../../../shared/marketing/contents/endpoints';
import type { Calendar, ListedPublication } from '../../../../../shared/marketing/publications/endpoints';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import { todayApi } from '../../../../../shared/today/endpoints';
import { rowsOf } from '../../../../testing/database';
import { withPost, withScheduled } from '../testing/scheduled-posts';

test('a post is scheduled on every channel at every slot, each with a link of its own', async () => {
  const { channel, schedule, wallIn, config } = await withPost();
  const channels = [(await channel('telegram')).id, (await channel('facebook')).id];
  const slots = [wallIn(120), wallIn(60 * 24)];
  const { status, body } = await schedule(channels, slots);
  expect(status).toBe(201);
  expect(body.publications).toHaveLength(4);
  const links = body.publications.map(({ link }: { link: string }) => link);
  expect(new Set(links).size).toBe(4);
  expect(links[0]).toMatch(new RegExp(`^${config.publicUrl}/r/[2-9a-z]{8}$`));
  expect(body.conflicts.map(({ kind }: { kind: string }) => kind)).toEqual(['repeat', 'repeat']);
});

test('a post is called the same in the calendar, in the library and on the day', async () => {
  const { channel, schedule, wallIn, call, company } = await withPost();
  const channels = [(await channel('facebook')).id, (await channel('telegram')).id];
  const { publications } = (await schedule(channels, [wallIn(60 * 24)])).body;
  const library = await call(marketingContentsApi.list, { query: { company: company.id } });
  const { campaignId } = publications[0];
  const row = library.body.rows.find((content: ListedContent) => content.campaignId === campaignId);
  const name = pieceName(row.firstLine, row.productName);
  expect(name).not.toBe('');
  expect(publications.map((one: ListedPublication) => one.name)).toEqual([name, name]);
  const { body: day } = await call(todayApi.read);
  expect(day.coming.map(({ title }: { title: string }) => title)).toEqual([name, name]);
});

test('a publication is listed with the beginning of the post that its own channel carries', async () => {
  const { channel, schedule, call } = await withPost();
  const channels = [(await channel('facebook')).id, (await channel('x')).id, (await channel('rss')).id];
  const { publications } = (await schedule(channels)).body;
  for (const { id, excerpt } of publications) {
    const { title, text } = (await call(api.read, { params: { id } })).body;
    expect(excerpt).not.toBe('');
    expect(`${title}${text}`.startsWith(excerpt)).toBe(true);
  }
});

test('nothing is scheduled while a channel or slot has a problem, which stands beside it', async () => {
  const { channel, schedule, wallIn, db } = await withPost();
  const off = await channel('webhook', { status: 'off' });
  // The piece has nothing left to say there.
  const without = await channel('mastodon');
  const fine = await channel('telegram');
  const { status, body } = await schedule(
    [fine.id, off.id, without.id, 99_999],
    [wallIn(60), wallIn(-60), wallIn(60 * 24 * 400)],
  );
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(['channels.1', 'channels.2', 'channels.3', 'slots.1', 'slots.2']);
  expect(body.fields['channels.2']).toMatch(/Canal mastodon/);
  expect(await rowsOf(db, 'select code from marketing_links')).toEqual([]);
});

test('the same text has the same time on a channel once', async () => {
  const { schedule, channelId, id, read } = await withScheduled();
  const { wall } = await read(id);
  expect((await schedule([channelId], [wall])).status).toBe(409);
});

test('a post leads to the live landing page of its set before the page of its product', async () => {
  const { channel, schedule, db, set, call, params, wallIn, config, company, user } = await withPost();
  const page = set.campaigns.find(({ type }) => type === 'landing page');
  await rowsOf(
    db,
    `insert into marketing_pages (user_id, marketing_company_id, campaign_id, content_version_id, slug, status, fields, language, created_at, updated_at)
     select ${user.owner}, ${company.id}, ${page?.id}, version.id, 'hogaza', 'live', '{email}', 'es', now(), now()
     from marketing_content_versions version join marketing_contents content on content.id = version.content_id
     where content.campaign_id = ${page?.id}`,
  );
  const { id } = await channel();
  const planned = await call(api.plan, { params, body: { channels: [id], slots: [wallIn(60)] } });
  expect(planned.body).toMatchObject({ target: `${config.publicUrl}/l/hogaza`, conflicts: [] });
  await schedule([id]);
  expect(await rowsOf(db, 'select target from marketing_links')).toEqual([{ target: '/l/hogaza' }]);
});

test('only approved posts are scheduled', async () => {
  const { channel, call, set, wallIn, other } = await withPost();
  const body = { channels: [(await channel()).id], slots: [wallIn(60)] };
  const email = set.campaigns.find(({ type }) => type === 'email');
  const answers = [email?.id, other.id].map((id) =>
    call(api.schedule, { params: { id: id as number }, body }),
  );
  const [mail, unapproved] = await Promise.all(answers);
  expect([mail?.status, unapproved?.status]).toEqual([409, 409]);
  expect(mail?.body.message).toMatch(/social media/);
  expect(unapproved?.body.message).toMatch(/Approve/);
});

test('a paused campaign sends nothing, and goes on when it is resumed', async () => {
  const { run, call, params, side, campaign, schedule, channelId, wallIn } = await withScheduled();
  expect((await call(api.pause, { params })).body).toEqual({ id: params.id, status: 'paused' });
  expect((await call(api.pause, { params })).status).toBe(409);
  await run();
  expect([side.sent, await campaign()]).toEqual([[], 'paused']);
  expect((await schedule([channelId], [wallIn(90)])).status).toBe(409);
  expect((await call(api.resume, { params })).body).toEqual({ id: params.id, status: 'scheduled' });
  expect(await run()).toMatchObject({ status: 'published' });
});

test('what is scheduled keeps its version until a new one is approved and the user says so', async () => {
  const { call, params, read, id, approve, run, side } = await withScheduled();
  const { piece } = (await call(marketingCampaignsApi.read, { params })).body as Campaign;
  if (piece.type !== 'social media') throw new Error('It is no post');
  piece.content.cta.label = 'Reservar mi pan';
  const saved = await call(marketingCampaignsApi.update, { params, body: { piece } });
  expect(saved.body).toMatchObject({ status: 'scheduled', contentVersion: 2 });
  expect(await read(id)).toMatchObject({ contentVersion: 1, approvedVersion: 1 });
  expect((await approve(params.id)).body).toMatchObject({ status: 'scheduled' });
  expect(await read(id)).toMatchObject({ contentVersion: 1, approvedVersion: 2 });
  expect((await call(marketingCampaignsApi.replace, { params })).status).toBe(200);
  expect(await read(id)).toMatchObject({ contentVersion: 2 });
  await run();
  expect(side.sent).toHaveLength(1);
});

test('with one out and one waiting a campaign runs', async () => {
  const { run, schedule, channelId, wallIn, campaign } = await withScheduled();
  await schedule([channelId], [wallIn(300)]);
  await run();
  expect(await campaign()).toBe('running');
});

test('the calendar shows what stands in a range, what is in conflict, and where clocks change', async () => {
  const { call, company, schedule, channelId, wallIn, id, read } = await withScheduled();
  await schedule([channelId], [wallIn(90)]);
  const { dueAt } = await read(id);
  const day = (days: number) =>
    new Date(new Date(dueAt).getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const ask = async (query: { from: string; to: string }) =>
    call(api.calendar, { query: { companyId: company.id as number, ...query } });
  const shown = (await ask({ from: day(-1), to: day(2) })).body as Calendar;
  expect(shown.zone).toBe('Europe/Madrid');
  expect(shown.publications.map(({ id: one }) => one)).toContain(id);
  expect(shown.publications).toHaveLength(2);
  expect(shown.conflicts.map(({ kind }) => kind)).toEqual(['close', 'repeat']);
  const spring = (await ask({ from: '2027-03-01', to: '2027-04-01' })).body as Calendar;
  expect(spring).toMatchObject({
    from: '2027-02-28T23:00:00.000Z',
    to: '2027-03-31T22:00:00.000Z',
    changes: [{ kind: 'gap', from: '2027-03-28T02:00', to: '2027-03-28T03:00', minutes: 60 }],
  });
  expect((await ask({ from: '2027-03-01', to: '2027-08-01' })).status).toBe(400);
});

test('publications are listed by channel, status and time', async () => {
  const { call, company, schedule, channelId, wallIn, id, run, channel } = await withScheduled();
  const other = await channel('telegram');
  await schedule([other.id, channelId], [wallIn(300)]);
  await run();
  const list = async (filter: object) => {
    const query = { company: company.id as number, filter: JSON.stringify(filter), sort: 'dueAt' as const };
    const answer = await call(api.list, { query });
    return answer.body.rows.map((row: { id: number }) => row.id) as number[];
  };
  expect(await list({})).toHaveLength(3);
  expect(await list({ status: { any: ['published'] } })).toEqual([id]);
  expect(await list({ channel: { any: [String(other.id)] } })).toHaveLength(1);
  expect(await list({ network: { any: ['telegram'] } })).toHaveLength(1);
  expect(await list({ dueAt: { to: new Date(Date.now() + 2 * 3_600_000).toISOString() } })).toEqual([id]);
});
