import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { marketingAssetsApi as api } from '../../../../../shared/marketing/assets/endpoints';
import { TaskRefused } from '../../../../platform/workers/pooled-worker';
import { sketching, withApprovedPost } from '../../testing/approved-post';

test('a set is drawn size by size, and an unfinished one goes on where it stopped', async () => {
  const { ask, draw, read } = await withApprovedPost();
  await ask({ sizes: ['1200x675', '1080x1080'] });
  const { asked, drawer } = sketching();
  await draw(drawer);
  expect(asked).toHaveLength(6);
  expect((await read()).set).toMatchObject({ status: 'drawing', done: 6, total: 12 });
  await draw(drawer);
  expect(new Set(asked).size).toBe(12);
  expect((await read()).set).toMatchObject({ status: 'ready', done: 12 });
});

test('a step that is repeated after a crash stores no picture twice', async () => {
  const { ask, draw, read, db } = await withApprovedPost();
  await ask();
  const { asked, drawer } = sketching();
  const dying = {
    ...drawer,
    draw: (...given: Parameters<typeof drawer.draw>) =>
      asked.length < 3 ? drawer.draw(...given) : Promise.reject(new TaskRefused('closed')),
  };
  await draw(dying);
  // What was counted is lost, the pictures are not.
  await db.execute(sql`update marketing_asset_sets set done = 0`);
  expect((await read()).pictures).toHaveLength(3);
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  await draw(drawer);
  expect(asked).toHaveLength(6);
  expect(new Set((await read()).pictures.map(({ layout }) => layout)).size).toBe(6);
  expect((await read()).set).toMatchObject({ status: 'ready', done: 6 });
});

test('what does not suit says why in the user’s language, and a picture that takes too much is left out', async () => {
  const { ask, draw, call, params } = await withApprovedPost();
  await ask();
  const { drawer } = sketching(({ layout }) => {
    if (layout === 'plate') throw new TaskRefused('slow');
    const changed = { code: 'layout.changed' as const, layout, reason: 'figure.missing' as const };
    const png = new Uint8Array();
    if (layout !== 'figure') return undefined;
    return { drawn: { png, alt: { en: '', es: '' }, layout: 'statement', form: 'l', notices: [changed] } };
  });
  await draw(drawer);
  const { body } = await call(api.ofCampaign, { params, headers: { 'Accept-Language': 'es' } });
  expect(body.pictures).toHaveLength(4);
  expect(body.set.left).toEqual([
    { size: '1080x1080', layout: 'figure', reason: 'Ningún dato tiene un número y no hay precio' },
    { size: '1080x1080', layout: 'plate', reason: 'Se tardó demasiado en crearla' },
  ]);
});

test.each([
  [{ code: 'glyphs.missing', characters: ['今', '日'] } as const, 'estos caracteres: 今 日'],
  [{ code: 'logo.unreadable' } as const, 'No se puede leer el logotipo'],
  [{ code: 'picture.impossible', reasons: [] } as const, 'nombre corto'],
])('a set of which nothing can be drawn fails and says what to do: %o', async (problem, said) => {
  const { ask, draw, call, params } = await withApprovedPost();
  await ask();
  await draw(sketching(() => ({ problem: { ...problem } as never })).drawer);
  const { body } = await call(api.ofCampaign, { params, headers: { 'Accept-Language': 'es' } });
  expect(body.set).toMatchObject({ status: 'failed', notices: [expect.stringContaining(said)] });
  expect(body.pictures).toEqual([]);
});

test('an account’s sets are drawn one after the other, and a cancelled one makes way', async () => {
  const { ask, draw, read, call, approve, other, params } = await withApprovedPost();
  await approve(other.id);
  await ask();
  expect((await ask()).status).toBe(409);
  await ask({ campaignId: other.id });
  expect((await read(other.id)).set).toMatchObject({ status: 'queued', done: 0 });
  expect((await call(api.cancel, { params })).body).toMatchObject({ status: 'cancelled' });
  expect((await call(api.cancel, { params })).status).toBe(409);
  await draw();
  await draw();
  expect((await read()).pictures).toEqual([]);
  expect((await read(other.id)).set).toMatchObject({ status: 'ready' });
});

test('a picture that is drawn for a cancelled set is not stored', async () => {
  const { ask, draw, read, call, params } = await withApprovedPost();
  await ask();
  const { asked, drawer } = sketching();
  const cancelling = {
    ...drawer,
    draw: async (...given: Parameters<typeof drawer.draw>) => {
      if (asked.length === 2) await call(api.cancel, { params });
      return drawer.draw(...given);
    },
  };
  await draw(cancelling);
  expect((await read()).pictures).toHaveLength(2);
  expect((await read()).set?.status).toBe('cancelled');
});

test('only approved words are shown, and an account has room for so many pictures', async () => {
  const { ask, other, db, post, company } = await withApprovedPost();
  const headers = { 'Accept-Language': 'es' };
  const refused = await ask({ campaignId: other.id });
  expect([refused.status, headers && refused.body.message]).toEqual([
    409,
    'Approve this campaign first: pictures show only approved words',
  ]);
  await db.execute(sql`insert into marketing_assets (user_id, marketing_company_id, campaign_id, content_version, shown,
      size, layout, headline, form, alt, notices, hash, bytes)
    select user_id, ${company.id}, ${other.id}, 1, '{}', 'size ' || n, 'list', '', 'l', '', '[]', '', 1
    from marketing_campaigns, generate_series(1, 9995) as n where marketing_campaigns.id = ${post.id}`);
  const full = await ask();
  expect([full.status, full.body.message]).toEqual([409, expect.stringContaining('at most 10000 pictures')]);
});

test('a job that was cancelled at its own address, or is gone, is in nobody’s way', async () => {
  const { ask, read, call, db, params } = await withApprovedPost();
  await ask();
  await db.execute(sql`update job_runs set state = 'cancelled' where name = 'drawMarketingPictures'`);
  expect((await read()).set?.status).toBe('cancelled');
  expect((await ask()).status).toBe(201);
  await db.execute(sql`delete from job_runs where name = 'drawMarketingPictures'`);
  const { body } = await call(api.ofCampaign, { params });
  expect(body.set).toMatchObject({ status: 'failed', notices: [expect.stringContaining('Try again')] });
  expect((await ask()).status).toBe(201);
});
