// Times of every list, search, filter, board page and chart of LEADMANAGER, and of what waits today, in an account with
// 100,000 contacts, 20,000 companies and 50,000 opportunities, compared with an account of a hundredth of the size: over
// HTTP, without the account's rate limit.
// npm run build && TEST_DATABASE_URL=… npx tsx bench/leads.ts
// Options: --seconds 1 --only "contacts, by" (a pattern of the names) --share 1 (of the large account's rows)
// --embedded: the embedded database, with 10,000 contacts and its own limit
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tokenOf } from './api/accounts';
import { buildBenchPrograms, startCaller } from './api/contestants';
import { groups } from './leads/asks';
import { startFilled } from './leads/filled';
import type { Size } from './leads/rows';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
    embedded: { type: 'boolean', default: false },
  },
});
const full: Size = { contacts: 100_000, companies: 20_000, opportunities: 50_000 };
const portions = { few: 0.01, many: options.embedded ? 0.1 : Number(options.share) };
/** Limits on the embedded database, which has one connection: the 95th percentile in milliseconds. */
const embeddedLimits = { p95: 200, growth: Number.POSITIVE_INFINITY };

const folder = mkdtempSync(join(tmpdir(), 'quorumia-bench-'));
await buildBenchPrograms();
const caller = startCaller();
const few = await serverWith('few');
const many = await serverWith('many');
let beyond = 0;
try {
  console.log(
    `${''.padEnd(46)}${['p95 few', 'p95 many', 'times'].map((head) => head.padStart(10)).join('')}`,
  );
  for (const group of Object.values(groups)) {
    for (const [name, address] of Object.entries(group.asks)) {
      if (new RegExp(options.only).test(name))
        await measure(name, address, { ...group, ...(options.embedded && embeddedLimits) });
    }
  }
} finally {
  await caller.stop();
  for (const each of [few, many]) await each.remove();
  rmSync(folder, { recursive: true });
}
console.log(beyond > 0 ? `${beyond} beyond their limit` : 'All within their limits');
process.exit(beyond > 0 ? 1 : 0);

function serverWith(name: keyof typeof portions) {
  const of = (count: number) => Math.max(10, Math.round(count * portions[name]));
  const size = {
    contacts: of(full.contacts),
    companies: of(full.companies),
    opportunities: of(full.opportunities),
  };
  return startFilled(name, size, folder, options.embedded);
}

interface Limits {
  p95: number;
  connections: number;
  growth: number;
}

/**
 * The better of two measurements, because other load on the machine can slow one. Growth is not compared for pages with
 * different numbers of rows.
 */
async function measure(name: string, address: string, limits: Limits) {
  const isComparable = (await rowsIn(few.port, address)) === (await rowsIn(many.port, address));
  let line = '';
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const [before, after] = [await p95(few.port, address, limits), await p95(many.port, address, limits)];
    const times = after / before;
    const isWithin = after <= limits.p95 && !(isComparable && times > limits.growth);
    const figures = [before.toFixed(1), after.toFixed(1), isComparable ? times.toFixed(2) : 'unequal'];
    line = `${name.padEnd(46)}${figures.map((figure) => figure.padStart(10)).join('')}${isWithin ? '' : '  BEYOND'}`;
    if (isWithin) break;
    if (attempt === 1) beyond += 1;
  }
  console.log(line);
}

function pathOf(address: string): string {
  return address.startsWith('/') ? address : `/api/leads/${address}`;
}

/** The number of rows on a page; 0 for a response that is not a page. */
async function rowsIn(port: number, address: string): Promise<number> {
  const headers = { Authorization: `Bearer ${tokenOf(1)}` };
  const answer = await fetch(`http://127.0.0.1:${port}${pathOf(address)}`, { headers });
  const { rows } = (await answer.json()) as { rows?: unknown[] };
  return rows?.length ?? 0;
}

async function p95(port: number, address: string, { connections }: Limits): Promise<number> {
  const request = [
    `GET ${pathOf(address)} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${tokenOf(1)}`,
    '',
    '',
  ].join('\r\n');
  const seconds = Number(options.seconds);
  await caller.call({ port, seconds: seconds / 4, connections, requests: [[request]] });
  const called = await caller.call({ port, seconds, connections, requests: [[request]] });
  if (called.refusals > 0) throw new Error(`${address}: ${called.refusal}`);
  // Without a response in time there is no percentile.
  return called.perSecond > 0 ? called.p95 : Number.POSITIVE_INFINITY;
}
