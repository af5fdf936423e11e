import { expect, test } from 'vitest';
import type { Refusal } from '../platform/http/errors';
import { testApp } from './app';
import { contract } from './contract';

const anyParams = (path: string) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 2_000_000_000]));

test('a member who only reads may read everything and change nothing', async () => {
  const { as, build } = await testApp();
  const { owner } = await build.user();
  const call = await as(await build.member(owner, 'reader'));
  const answers = [];
  for (const [name, endpoint] of contract) {
    if (endpoint.access !== 'signedIn' && endpoint.access !== 'ownerOnly') continue;
    const { status, body } = await call(endpoint, {
      params: anyParams(endpoint.path),
      account: owner,
    });
    answers.push({ name, isRefused: status === 403 && (body as Refusal).code === 'role.short' });
    const isRead = endpoint.method === 'GET' || endpoint.readersToo;
    expect(answers.at(-1)).toEqual({ name, isRefused: endpoint.access === 'ownerOnly' || !isRead });
  }
  expect(answers.length).toBeGreaterThan(250);
}, 240_000); // All endpoints share one app, which is opened once.
