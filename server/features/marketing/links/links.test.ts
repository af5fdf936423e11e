import { expect, test } from 'vitest';
import { marketingLinksApi } from '../../../../shared/marketing/links/endpoints';
import type { Db } from '../../../platform/database/database';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { withLoaf } from '../testing/written-set';
import { insertLink, keepSalt } from './links.queries';
import { makeLink } from './make-link';
import { visitorOf } from './visitors';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const noon = new Date('2027-02-03T12:00:00Z');

/** A bakery with a short link to `target`. */
async function withLink(target = 'https://espiga.example/hogaza?color=1') {
  const app = await withLoaf();
  const link = { companyId: app.company.id as number, target, campaignId: null, channelId: null };
  const code = await makeLink(app.db, app.user.owner, link, noon);
  const follow = (headers: Record<string, string> = { 'User-Agent': firefox }) =>
    app.anonymous(marketingLinksApi.follow, { params: { code }, headers });
  return { ...app, code, follow };
}

const clicksOf = (db: Db) =>
  rowsOf<{ code: string; bot: boolean; visitor: string }>(
    db,
    'select code, bot, visitor from marketing_clicks order by id',
  );

/** Waits until as many clicks are written, which happens behind the answers. */
const written = async (db: Db, count: number) => {
  await expect.poll(async () => (await clicksOf(db)).length).toBe(count);
};

test('a short link leads to its target, which is told where the visitor comes from', async () => {
  const { follow, db, code } = await withLink();
  const answer = await follow();
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe(
    'https://espiga.example/hogaza?color=1&utm_source=email&utm_medium=email',
  );
  expect(answer.headers['set-cookie']).toBeUndefined();
  await written(db, 1);
  expect(await clicksOf(db)).toMatchObject([{ code, bot: false }]);
});

test('a page of ours is told the code, and a target with parameters of its own keeps them', async () => {
  const ours = await withLink('/l/hogaza');
  expect((await ours.follow()).headers.location).toBe(`/l/hogaza?c=${ours.code}`);
  const theirs = await withLink('https://espiga.example/?utm_source=card');
  expect((await theirs.follow()).headers.location).toBe('https://espiga.example/?utm_source=card');
});

test('an unknown code answers 404 with a page in the language of the visitor', async () => {
  const { anonymous } = await testApp();
  const ask = (language: string) =>
    anonymous(marketingLinksApi.follow, {
      params: { code: 'nothing2' },
      headers: { 'Accept-Language': language },
    });
  const [en, es] = [await ask('en'), await ask('es')];
  expect([en.status, es.status]).toEqual([404, 404]);
  expect(en.text).toContain('<html lang="en">');
  expect(en.text).toContain('This link leads nowhere');
  expect(es.text).toContain('Este enlace no lleva a ningún sitio');
});

test('robots, callers without a name and HEAD are counted apart', async () => {
  const { follow, db, app, code } = await withLink();
  await follow({ 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  await follow({ 'User-Agent': '' });
  const { default: request } = await import('supertest');
  const head = await request(app).head(`/r/${code}`).set('User-Agent', firefox);
  expect(head.status).toBe(302);
  await written(db, 3);
  expect((await clicksOf(db)).map(({ bot }) => bot)).toEqual([true, true, true]);
});

test('a visitor is the same on one day and for one company only', async () => {
  const { db } = await withLink();
  const visit = { companyId: 1, zone: 'UTC', address: '203.0.113.7', userAgent: firefox };
  const one = await visitorOf(db, noon, visit);
  expect(await visitorOf(db, new Date('2027-02-03T23:59:59Z'), visit)).toBe(one);
  const others = [
    await visitorOf(db, new Date('2027-02-04T00:00:00Z'), visit),
    await visitorOf(db, noon, { ...visit, companyId: 2 }),
    await visitorOf(db, new Date('2027-02-03T23:30:00Z'), { ...visit, zone: 'Europe/Madrid' }),
    await visitorOf(db, noon, { ...visit, address: '203.0.113.8' }),
    await visitorOf(db, noon, { ...visit, userAgent: undefined }),
  ];
  expect(new Set([one, ...others]).size).toBe(5);
});

test('all instances share the salt of a day, which is deleted after 48 hours', async () => {
  const { db, clear } = await testApp();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  expect(await keepSalt(db, daysAgo(2), 'first')).toBe('first');
  expect(await keepSalt(db, daysAgo(2), 'second')).toBe('first');
  await keepSalt(db, daysAgo(1), 'next');
  await clear();
  expect(await rowsOf(db, 'select salt from marketing_visitor_salts')).toEqual([{ salt: 'next' }]);
});

test('no two links have one code', async () => {
  const { db, user, company, code } = await withLink();
  const link = { userId: user.owner, marketingCompanyId: company.id as number, target: '/', createdAt: noon };
  expect(await insertLink(db, { ...link, code })).toBe(false);
  expect(code).toMatch(/^[2-9a-hj-km-np-z]{8}$/);
});
