// Memory in megabytes (RSS of the server's process and its PDF workers, from /proc) of the built server with production
// settings, on PostgreSQL and on a new embedded database: idle after the start, after a report of 200 items was opened
// and rendered twice, and idle again. The first PDF is requested five seconds after its report is opened and may take
// two seconds on a machine without other load. Takes seven minutes, because it waits for the workers to end.
// npm run build && TEST_DATABASE_URL=postgres://… npx tsx bench/memory.ts
import { setTimeout as pause } from 'node:timers/promises';
import { freshPostgres } from '../e2e/process/fresh-postgres';
import { processTree } from '../e2e/process/process-tree';
import { dataDirectory, startServer } from '../e2e/process/running-server';
import { workerIdle } from '../server/features/consulting/report/pdf/report-renderer';
import { tenCompanies } from '../shared/consulting/report/testing/ten-companies';

const allowed = { PostgreSQL: 200, embedded: 350 };
const allowedPdf = 2_000;
/** Milliseconds to wait: memory is freed at the second check after the last work (see `idle-memory.ts`). */
const settling = 30_000;
const reading = 5_000;

const company = tenCompanies.find(({ title }) => title.includes('200 items'));
if (!company) throw new Error('there is no company with 200 items among the ten');
const { data } = company;

type Kind = keyof typeof allowed;

const memoryOf = (root: number) =>
  processTree(root).reduce((sum, { memory }) => sum + memory, 0) / (1_024 * 1_024);

/** Creates an account with the company and its report; resolves to a function that calls the API as this account. */
async function fill(url: string) {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const call = async (path: string, body?: object) => {
    const given = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(url + path, { headers, ...given });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const user = {
    username: 'bench',
    name: 'Bench',
    email: 'bench@example.org',
    password: 'river-cobalt-lantern',
  };
  const { token } = (await (await call('/api/register', user)).json()) as { token: string };
  headers.Authorization = `Bearer ${token}`;
  const { id } = (await (await call('/api/companies', data.company)).json()) as { id: number };
  const { products, departments, strengths } = data;
  const problems = data.problems.map((problem) => ({ ...problem, departmentId: undefined }));
  for (const [name, items] of Object.entries({ products, departments, problems, strengths })) {
    const typed = items.map((item) => ({ ...item, id: undefined }));
    await call(`/api/companies/${id}/${name}/import`, { items: typed });
  }
  await call('/api/reports', { companyId: id, isBuilt: true });
  return { call, report: `/api/companies/${id}/report` };
}

/** Starts a server on an empty database; `measure` reads its memory and `drop` deletes its data. */
async function open(kind: Kind) {
  const files = dataDirectory();
  const postgres = kind === 'PostgreSQL' ? freshPostgres('memory') : undefined;
  await postgres?.create();
  const server = await startServer({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SESSION_SECRET: 'only-for-this-measurement-0123456789',
    DATA_DIR: files.path,
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const close = async () => {
    await server.end('SIGTERM');
    files.remove();
    await postgres?.drop();
  };
  return { server, measure: () => memoryOf(server.pid), close };
}

async function measureIn(kind: Kind) {
  const { server, measure, close } = await open(kind);
  await pause(settling);
  const started = measure();
  const { call, report } = await fill(server.url);
  await call(report);
  await pause(reading);
  const times: number[] = [];
  for (let run = 0; run < 2; run += 1) {
    const asked = performance.now();
    await (await call(`${report}.pdf`)).arrayBuffer();
    times.push(performance.now() - asked);
  }
  return { kind, measure, close, started, used: measure(), times };
}

const running = [await measureIn('PostgreSQL'), await measureIn('embedded')];
await pause(workerIdle + settling);
const rows = running.map(({ kind, measure, started, used, times }) => ({
  database: kind,
  'idle after the start, MB': Math.round(started),
  'in use, MB': Math.round(used),
  'idle again, MB': Math.round(measure()),
  'allowed when idle, MB': allowed[kind],
  'first PDF, ms': Math.round(times[0] ?? Number.NaN),
  'second PDF, ms': Math.round(times[1] ?? Number.NaN),
  'allowed, ms': allowedPdf,
}));
for (const { close } of running) await close();
console.log(`Node ${process.version}`);
console.table(rows);
const isOver = rows.some(
  (row) =>
    !(row['idle after the start, MB'] <= row['allowed when idle, MB']) ||
    !(row['idle again, MB'] <= row['allowed when idle, MB']) ||
    !(row['first PDF, ms'] <= allowedPdf),
);
process.exit(isOver ? 1 : 0);
