// Milliseconds that other requests wait on the embedded database while one account imports 20,000 contacts, cancels,
// and undoes the import: /healthz, /readyz, and a list and a write of another account (limit: one second). Also prints
// how often the progress changed, and how soon a cancelled import stopped.
// npm run build && npx tsx bench/import-beside.ts [rows]
import { setTimeout as pause } from 'node:timers/promises';
import { dataDirectory, startServer } from '../e2e/process/running-server';

const count = Number(process.argv[2] ?? 20_000);
const limit = 1_000;

const data = dataDirectory();
const server = await startServer({ DATA_DIR: data.path });

async function signUp(username: string) {
  const account = { username, password: 'a-long-way-home', name: username, email: `${username}@example.org` };
  const headers = { 'Content-Type': 'application/json' };
  const made = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  const { token } = (await made.json()) as { token: string };
  return async (method: string, path: string, body?: string, given: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { ...headers, Authorization: `Bearer ${token}`, ...given },
      body: body ?? null,
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
}

const importer = await signUp('importer');
const other = await signUp('other');
const contact = await other('POST', '/api/leads/contacts', JSON.stringify({ firstName: 'Olga' }));

const asked: Record<string, () => Promise<unknown>> = {
  '/healthz': async () => (await fetch(`${server.url}/healthz`)).text(),
  '/readyz': async () => (await fetch(`${server.url}/readyz`)).text(),
  'list of another': () => other('GET', '/api/leads/contacts'),
  'write of another': () =>
    other(
      'PATCH',
      `/api/leads/contacts/${String(contact.id)}`,
      JSON.stringify({ jobTitle: String(Math.random()) }),
    ),
};

/** Sends all requests repeatedly while `act` runs, and prints the longest wait of each. */
async function watch(what: string, act: () => Promise<unknown>): Promise<void> {
  const waits: Record<string, number[]> = {};
  let isOver = false;
  const asking = Object.entries(asked).map(async ([name, ask]) => {
    while (!isOver) {
      const begun = performance.now();
      await ask();
      (waits[name] ??= []).push(performance.now() - begun);
      // Keeps the account below its limit of 3,000 calls in five minutes.
      await pause(name.startsWith('/') ? 50 : 700);
    }
  });
  const begun = performance.now();
  await act();
  isOver = true;
  await Promise.all(asking);
  console.log(`${what}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  for (const [name, times] of Object.entries(waits)) {
    const sorted = times.toSorted((left, right) => left - right);
    const [middle, most] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
    const verdict = most > limit ? '  TOO LONG' : '';
    if (most > limit) process.exitCode = 1;
    console.log(
      `  ${name}: median ${middle.toFixed(0)} ms, at most ${most.toFixed(0)} ms (${(most / limit).toFixed(2)} of the limit)${verdict}`,
    );
  }
}

function* table() {
  yield 'First name,Last name,Email,Phone,Company name,Tags,City\n';
  for (let n = 1; n <= count; n += 1) {
    const company = n % (count / 10);
    yield `Ana ${n},García,ana${n}@empresa${company}.example,93${1_000_000 + n},Empresa ${company},feria ${n % 5},Girona\n`;
  }
}

const imports = '/api/leads/imports';
let id = 0;
let run = 0;
const moves = new Set<number>();

const read = () => importer('GET', `${imports}/${id}`);

/** Waits for a state of the import, and counts changes of its progress. */
async function reach(state: string): Promise<void> {
  moves.clear();
  for (;;) {
    const stored = await read();
    if (stored.state === state) break;
    if (stored.state === 'failed') throw new Error('The import failed');
    run = Number(stored.run ?? 0);
    if (run) moves.add(Number((await importer('GET', `/api/jobs/${run}`)).done));
    await pause(1_000);
  }
  console.log(`  progress showed ${moves.size} different numbers`);
}

await watch('upload', async () => {
  const disposition = {
    'Content-Type': 'text/csv',
    'Content-Disposition': 'attachment; filename="people.csv"',
  };
  id = Number((await importer('POST', imports, [...table()].join(''), disposition)).id);
});
await watch('check', async () => {
  const { mapping } = await read();
  await importer('POST', `${imports}/${id}/mapping`, JSON.stringify(mapping));
  await reach('checked');
});
await watch('cancel', async () => {
  await importer('POST', `${imports}/${id}/commit`, '{}');
  await pause(3_000);
  const begun = performance.now();
  await importer('POST', `${imports}/${id}/cancel`, '{}');
  const { state, counts } = await read();
  const { create } = counts as { create: number };
  console.log(
    `  ${String(state)} after ${(performance.now() - begun).toFixed(0)} ms with ${create} of ${count} rows`,
  );
  if (state !== 'cancelled' || create >= count) process.exitCode = 1;
});
await watch('import', async () => {
  await importer('POST', `${imports}/${id}/commit`, '{}');
  await reach('done');
});
await watch('outlook of the undo', async () => {
  const { act } = await read();
  await importer('GET', `/api/leads/acts/${String(act)}/undo`);
});
await watch('undo', async () => {
  await importer('POST', `${imports}/${id}/undo`, '{}');
  await reach('undone');
});
await server.end('SIGTERM');
data.remove();
