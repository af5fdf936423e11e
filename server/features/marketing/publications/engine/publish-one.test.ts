import { expect, test } from 'vitest';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import type { Fact } from '../../../../../shared/marketing/products/fact';
import { rowsOf } from '../../../../testing/database';
import { say } from '../../../../../shared/message';
import { channelMessages } from '../../../../../shared/marketing/channels/messages';
import { minute, withScheduled } from '../testing/scheduled-posts';

const detail = say(channelMessages['far.away'], { host: 'far.example' });

test('what is due goes out once, with its own link, and its campaign is finished', async () => {
  const { run, side, id, campaign, read, config, later } = await withScheduled();
  expect(await campaign()).toBe('scheduled');
  await run(later(-1));
  expect(side.sent).toEqual([]);
  const done = await run();
  expect(done).toMatchObject({
    status: 'published',
    attempts: 1,
    remoteUrl: 'https://far.example/1',
    nextAt: null,
  });
  expect(done.ledger).toMatchObject([{ kind: 'publish', outcome: 'accepted' }]);
  expect(side.sent[0]).toMatchObject({ id, link: done.link, language: 'es' });
  expect(side.sent[0]?.text).toContain(`${config.publicUrl}/r/`);
  await run(later(5));
  expect(side.sent).toHaveLength(1);
  expect([(await read(id)).status, await campaign()]).toEqual(['published', 'finished']);
});

test('a post that was scheduled before the brief goes out after it, with its facts as they were stored', async () => {
  const { run, db, product } = await withScheduled();
  const [row] = await rowsOf<{ facts: Fact[] }>(
    db,
    `select facts from marketing_products where id = ${product.id}`,
  );
  const before = (row?.facts ?? []).map(({ id, kind, shape, text, language, source }) => ({
    id,
    kind,
    shape,
    text,
    language,
    source,
  }));
  const stored = JSON.stringify(before).replaceAll("'", "''");
  await rowsOf(db, `update marketing_products set facts = '${stored}'::jsonb where id = ${product.id}`);
  expect(await run()).toMatchObject({ status: 'published' });
  const changed = JSON.stringify(before.map((fact) => ({ ...fact, text: `${fact.text}, casi` })));
  const next = await withScheduled();
  await rowsOf(
    next.db,
    `update marketing_products set facts = '${changed.replaceAll("'", "''")}'::jsonb where id = ${next.product.id}`,
  );
  expect((await next.run()).status).toBe('failed');
});

test('what was not sent is tried after 1, 5, 15, 60 and 180 minutes with the same key, and then has failed', async () => {
  const { run, side, due, looks, campaign } = await withScheduled();
  side.answer = async () => ({ end: 'not sent', detail });
  const waits: number[] = [];
  let at = due;
  for (let call = 1; call <= 5; call += 1) {
    const { nextAt, status } = await run(at);
    expect(status).toBe('queued');
    waits.push((new Date(nextAt as string).getTime() - at.getTime()) / 60_000);
    at = new Date(nextAt as string);
  }
  expect(waits).toEqual([1, 5, 15, 60, 180]);
  expect(looks.at(-1)?.nextAt).toEqual(at);
  const failed = await run(at);
  expect(failed).toMatchObject({ status: 'failed', attempts: 6, nextAt: null });
  expect(failed.problem).toBe(
    'It didn’t go through in six tries. The last answer was: far.example wasn’t found, doesn’t answer, or lies in a network that this server doesn’t call',
  );
  expect(new Set(side.sent.map(({ key }) => key)).size).toBe(1);
  expect(await campaign()).toBe('scheduled');
});

test.each([
  [30, 60],
  [600, 600],
  [999_999_999, 86_400],
])('where the far side asks to wait %i s, it is tried after %i s', async (wait, seconds) => {
  const { run, side, due } = await withScheduled();
  side.answer = async () => ({ end: 'not sent', status: 429, wait, detail });
  expect(new Date((await run()).nextAt as string).getTime() - due.getTime()).toBe(seconds * 1_000);
});

test('short waits leave the six tries spread over hours', async () => {
  const { run, side, due } = await withScheduled();
  side.answer = async () => ({ end: 'not sent', status: 503, wait: 2, detail });
  let at = due;
  for (let call = 1; call <= 5; call += 1) at = new Date((await run(at)).nextAt as string);
  expect(at.getTime() - due.getTime()).toBe((1 + 5 + 15 + 60 + 180) * minute);
});

test('a refusal is final, and refused credentials hold back what else waits for the channel', async () => {
  const { run, side, schedule, channelId, wallIn, runAt, db, read } = await withScheduled();
  const second = (await schedule([channelId], [wallIn(180)])).body.publications[0].id as number;
  side.answer = async () => ({ end: 'refused', status: 401, reconnect: true, detail });
  expect(await run()).toMatchObject({ status: 'failed', channelStatus: 'reconnect' });
  expect(await runAt(second)).toMatchObject({ status: 'queued', attempts: 0 });
  expect(side.sent).toHaveLength(1);
  await rowsOf(db, `update marketing_channels set status = 'connected' where id = ${channelId}`);
  side.answer = async () => ({ end: 'refused', status: 400, reconnect: false, detail });
  expect(await runAt(second)).toMatchObject({ status: 'failed', channelStatus: 'connected' });
  expect((await read(second)).ledger).toMatchObject([{ outcome: 'refused', status: 400 }]);
});

test('a cited price that changed after scheduling fails it before any call', async () => {
  const { run, side, db, id, call, product } = await withScheduled();
  await rowsOf(
    db,
    `update marketing_content_versions set cited = cited || jsonb_build_object('p', (select concat_ws(' ', price, price_minor, currency, price_basis)
      from marketing_products where id = ${product.id})) where id = (select content_version_id from marketing_publications where id = ${id})`,
  );
  const changed = await call(marketingProductsApi.update, {
    params: { id: product.id },
    body: { price: '6,20 €' },
  });
  expect(changed.status).toBe(200);
  const failed = await run();
  expect(failed).toMatchObject({ status: 'failed', attempts: 0, ledger: [] });
  expect(failed.problem).toMatch(/fact/);
  expect(side.sent).toEqual([]);
});

test.each([
  ['send', 16, 'published'],
  ['send', 23 * 60, 'published'],
  ['send', 25 * 60, 'manual_pending'],
  ['ask', 14, 'published'],
  ['ask', 16, 'manual_pending'],
  ['skip', 16, 'cancelled'],
] as const)('a company that says %s has what is %d minutes late %s', async (policy, minutes, status) => {
  const { run, db, company, later, side } = await withScheduled();
  await rowsOf(db, `update marketing_companies set late_policy = '${policy}' where id = ${company.id}`);
  expect(await run(later(minutes))).toMatchObject({ status });
  expect(side.sent).toHaveLength(status === 'published' ? 1 : 0);
});

test('a network where a person publishes waits for the person when its time has come', async () => {
  const { run, side, later } = await withScheduled('facebook');
  expect(await run(later(-1))).toMatchObject({ status: 'queued' });
  const waiting = await run();
  expect(waiting).toMatchObject({ status: 'manual_pending', nextAt: null });
  expect(waiting.text).toContain(waiting.link);
  expect(side.sent).toEqual([]);
});

test('what of a feed is due is out at once', async () => {
  const { run, side } = await withScheduled('rss');
  expect(await run()).toMatchObject({ status: 'published' });
  expect(side.sent).toEqual([]);
});
