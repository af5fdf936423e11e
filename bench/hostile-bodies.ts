// Milliseconds from the last byte of a hostile request body to its refusal (limit: one second), and of the slowest
// /healthz in the meantime (limit: 200 ms). The built server has a heap of 512 MB.
// npm run build && npx tsx bench/hostile-bodies.ts
import { request } from 'node:http';
import { dataDirectory, startServer } from '../e2e/process/running-server';

const limits = { answer: 1_000, health: 200 };

const data = dataDirectory();
const server = await startServer({ DATA_DIR: data.path }, { node: '--max-old-space-size=512' });

const json = { 'Content-Type': 'application/json' };
const account = { username: 'bench', password: 'a-long-way-home', name: 'B', email: 'b@example.org' };
const made = await fetch(`${server.url}/api/register`, {
  method: 'POST',
  headers: json,
  body: JSON.stringify(account),
});
const { token } = (await made.json()) as { token: string };

const times = (count: number, piece: string) => piece.repeat(Math.floor(count / piece.length));
const mega = 1_000_000;
const bodies: Record<string, string> = {
  'nested lists, 7 MB': times(3.5 * mega, '[') + times(3.5 * mega, ']'),
  'nested lists, 0.9 MB': times(0.45 * mega, '[') + times(0.45 * mega, ']'),
  'nested lists, 90 KB': times(45_000, '[') + times(45_000, ']'),
  'empty objects, 7 MB': `[${times(7 * mega, '{},')}{}]`,
  'numbers, 7 MB': `[${times(7 * mega, '1,')}1]`,
  'spaces, 7 MB': `[${times(7 * mega, ' ')}]`,
  'quotes, 7 MB': `["${times(7 * mega, '\\"')}"]`,
  'as many values as there may be': `{"items":[${times(49_900 * 2, '1,')}1]}`,
};
const paths = [
  '/api/companies/1/problems/import',
  '/api/reports',
  '/api/problems',
  '/api/contact/send-email',
];

/** Sends a body; resolves to the status and to the milliseconds since its last byte. */
const send = (path: string, body: string) =>
  new Promise<{ status: number; time: number }>((done) => {
    let sent = performance.now();
    const headers = { ...json, Authorization: `Bearer ${token}`, 'Content-Length': Buffer.byteLength(body) };
    const call = request(server.url + path, { method: 'POST', headers }, (answer) => {
      answer.resume();
      done({ status: answer.statusCode ?? 0, time: performance.now() - sent });
    });
    call.on('error', () => done({ status: 0, time: performance.now() - sent }));
    call.end(body, () => {
      sent = performance.now();
    });
  });

async function slowestHealth(isOver: () => boolean): Promise<number> {
  let slowest = 0;
  while (!isOver()) {
    const start = performance.now();
    await (await fetch(`${server.url}/healthz`)).text();
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

for (const path of paths) {
  for (const [name, body] of Object.entries(bodies)) {
    let isOver = false;
    const health = slowestHealth(() => isOver);
    const { status, time } = await send(path, body);
    isOver = true;
    const slowest = await health;
    const isSlow = time > limits.answer || slowest > limits.health;
    if (isSlow) process.exitCode = 1;
    const verdict = isSlow ? '  TOO SLOW' : '';
    console.log(
      `${path}  ${name}: ${status} after ${time.toFixed(0)} ms, /healthz ${slowest.toFixed(0)} ms${verdict}`,
    );
  }
}
await server.end('SIGTERM');
data.remove();
