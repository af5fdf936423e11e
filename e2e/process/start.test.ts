import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unsetFacts } from '../../shared/unset-facts';
import { dataDirectory, startServer } from './running-server';

let data: ReturnType<typeof dataDirectory>;
beforeEach(() => {
  data = dataDirectory();
});
afterEach(() => data.remove());

const refusal = (env: Record<string, string>) =>
  startServer({ DATA_DIR: data.path, ...env }).then(
    () => 'it started',
    (error: Error) => error.message,
  );

test('a port in use is reported in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  expect(await refusal({ PORT: String(port) })).toBe(
    `Cannot listen on port ${port} of 127.0.0.1: it is in use. Set PORT or HOST.\n`,
  );
  other.close();
});

test('an unreachable PostgreSQL is reported in one sentence, without the password', async () => {
  expect(await refusal({ DATABASE_URL: 'postgres://ana:s3cret@127.0.0.1:1/quorumia' })).toBe(
    'The database 127.0.0.1:1/quorumia cannot be opened (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL and DATABASE_DIRECT_URL.\n',
  );
});

test('an https address without a trusted proxy causes a warning of one line', async () => {
  const warned = async (env: Record<string, string>) => {
    const server = await startServer({ DATA_DIR: data.path, ...env });
    await server.end('SIGTERM');
    return server.said.filter((message) => message.startsWith('PUBLIC_URL is https but TRUST_PROXY is 0'));
  };
  expect(await warned({ PUBLIC_URL: 'https://www.example.org', TRUST_PROXY: '0' })).toHaveLength(1);
  expect(await warned({ PUBLIC_URL: 'https://www.example.org', TRUST_PROXY: '1' })).toEqual([]);
  expect(await warned({ TRUST_PROXY: '0' })).toEqual([]);
});

test("each example or missing value in the site's facts and links causes a warning of one line", async () => {
  const server = await startServer({ DATA_DIR: data.path });
  await server.end('SIGTERM');
  const warned = server.said.filter((message) => message.startsWith('shared/site.ts: '));
  expect(warned.map((message) => message.split(' ')[1])).toEqual(unsetFacts().map(({ fact }) => fact));
});

test('npm start needs no second build and no secret, and ends on SIGTERM', async () => {
  // A build would print lines that are not log entries; NODE_ENV=production would need a secret.
  const server = await startServer({ DATA_DIR: data.path }, { program: 'scripts/launch.js server/index' });
  expect(await server.end('SIGTERM')).toBe(0);
});
