// 10,000 views of a landing page and 1,000 forms from 300 addresses within a minute. Needs a server that trusts one proxy,
// with open registration, and the address of a live page:
// TRUST_PROXY=1 npm start, then npx tsx bench/capture.ts http://localhost:5000/l/hogaza
import { performance } from 'node:perf_hooks';

const page = process.argv[2] ?? 'http://localhost:5000/l/hogaza';
const counts = { views: 10_000, forms: 1_000, addresses: 300 };
/** The limit in milliseconds for all responses. */
const within = 60_000;
/** The number of concurrent requests. */
const atOnce = 50;

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const addressOf = (index: number) =>
  `203.0.${113 + Math.floor((index % counts.addresses) / 250)}.${(index % counts.addresses) % 250}`;
const headersOf = (index: number) => ({ 'User-Agent': agent, 'X-Forwarded-For': addressOf(index) });

const answered = new Map<string, number>();
const note = (what: string, status: number) => {
  const key = `${what} ${status}`;
  answered.set(key, (answered.get(key) ?? 0) + 1);
};

async function view(index: number): Promise<string> {
  const answer = await fetch(page, { headers: headersOf(index) });
  note('view', answer.status);
  return answer.text();
}

async function send(index: number, token: string): Promise<void> {
  const form = { name: `Ana ${index}`, email: `ana${index}@example.org`, message: `Pedido ${index}`, token };
  const answer = await fetch(page, {
    method: 'POST',
    headers: headersOf(index),
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  note('form', answer.status);
  await answer.text();
}

/** Runs an act for each number below `count`, some at once. */
async function each(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) await act(index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const token = /name="token" value="([^"]+)"/.exec(await view(0))?.[1];
if (!token) throw new Error(`${page} shows no form`);
await new Promise((done) => setTimeout(done, 3_500));
const began = performance.now();
const every = counts.views / counts.forms;
await each(counts.views, async (index) => {
  await view(index);
  if (index % every === 0) await send(index / every, token);
});
const took = Math.round(performance.now() - began);
console.log(Object.fromEntries(answered));
console.log(`${took} ms, ${took <= within ? 'within' : 'BEYOND'} the ${within} ms allowed`);
