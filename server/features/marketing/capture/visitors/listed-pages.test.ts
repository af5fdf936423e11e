import { expect, test } from 'vitest';
import { marketingPagesApi } from '../../../../../shared/marketing/capture/pages/endpoints';
import { withLivePage } from '../testing/live-page';

const robotsIn = (answer: { headers: Record<string, string>; text: string }) => [
  answer.headers['x-robots-tag'],
  /<meta name="robots" content="([^"]+)"/.exec(answer.text)?.[1],
];

test('search engines may list a page only if its owner chose so, and never its frame or its thanks page', async () => {
  const { show, call, page, agent } = await withLivePage();
  expect(robotsIn(await show())).toEqual(['noindex', 'noindex']);
  const params = { id: page.id };
  const changed = await call(marketingPagesApi.update, { params, body: { listed: true } });
  expect([changed.status, changed.body.listed]).toEqual([200, true]);
  expect(robotsIn(await show())).toEqual([undefined, undefined]);
  for (const path of ['/l/hogaza/embed', '/l/hogaza/thanks'])
    expect(robotsIn(await agent().get(path))).toEqual(['noindex', 'noindex']);
  await call(marketingPagesApi.update, { params, body: { listed: false } });
  expect(robotsIn(await show())).toEqual(['noindex', 'noindex']);
});
