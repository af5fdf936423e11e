import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoAccount } from '../../server/features/auth/demo-account';
import { processTree } from './process-tree';
import { dataDirectory, eventually, type RunningServer, startServer } from './running-server';

const secret = 'only-for-this-test-0123456789-0123456789';

let data: ReturnType<typeof dataDirectory>;
let server: RunningServer;
beforeEach(async () => {
  data = dataDirectory();
  server = await startServer({ DATA_DIR: data.path, DEMO: 'true', SESSION_SECRET: secret });
});
afterEach(async () => {
  await server.end('SIGKILL');
  data.remove();
});

/** Signs in and opens the demo's report; resolves to the address and headers for its PDF. */
async function openReport() {
  const { username, password } = demoAccount;
  const signedIn = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const list = await fetch(`${server.url}/api/companies`, { headers });
  const companies = (await list.json()) as { id: number; hasReport: boolean }[];
  const report = `${server.url}/api/companies/${companies.find(({ hasReport }) => hasReport)?.id}/report`;
  expect((await fetch(report, { headers })).status).toBe(200);
  return { pdf: `${report}.pdf`, headers };
}

const workers = () => processTree(server.pid).filter(({ pid }) => pid !== server.pid);
const lives = (pid: number) => processTree(pid).length > 0;

test('a worker starts only when a report is opened, and sees no secrets', async () => {
  expect(workers()).toHaveLength(0);
  await openReport();
  expect(workers()).toHaveLength(1);
  expect(readFileSync(`/proc/${workers()[0]?.pid}/environ`, 'utf8')).not.toContain(secret);
});

test('a stop that signals all processes, as by a supervisor, finishes a PDF and leaves no worker behind', async () => {
  const { pdf, headers } = await openReport();
  // After a first PDF the worker is warmed up and handles signals itself.
  expect((await fetch(pdf, { headers })).status).toBe(200);
  const [{ pid } = { pid: 0 }] = workers();
  const answer = fetch(pdf, { headers }).then(async (response) => {
    const content = Buffer.from(await response.arrayBuffer());
    return [response.status, content.subarray(0, 5).toString()];
  });
  process.kill(pid, 'SIGTERM');
  const code = server.end('SIGTERM');
  expect(await answer).toEqual([200, '%PDF-']);
  expect(await code).toBe(0);
  await eventually(() => !lives(pid));
});

test('a killed server leaves no worker behind', async () => {
  await openReport();
  const [{ pid } = { pid: 0 }] = workers();
  expect(lives(pid)).toBe(true);
  await server.end('SIGKILL');
  await eventually(() => !lives(pid));
});

test('a killed worker is replaced for the next PDF', async () => {
  const { pdf, headers } = await openReport();
  for (const { pid } of workers()) process.kill(pid, 'SIGKILL');
  await eventually(() => workers().length === 0);
  expect((await fetch(pdf, { headers })).status).toBe(200);
});
