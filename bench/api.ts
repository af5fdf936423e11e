// Requests per second and latencies of the built server with all features on, compared with bare Express and bare
// node:http on the same rows: medians of alternating rounds, checked against the required share of Express's rate.
// npm run build && TEST_DATABASE_URL=… npx tsx bench/api.ts
// npm run build && npx tsx bench/api.ts --embedded   embedded databases; figures only
// Options: --rounds 5 --seconds 4 --pause 250 (milliseconds before each measurement) --only "by id"
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { addAccounts, atOnce, tokenOf } from './api/accounts';
import {
  buildBenchPrograms,
  type Contestant,
  programs,
  startCaller,
  startContestant,
  type Started,
} from './api/contestants';
import { prepareEmbedded, preparePostgres } from './api/database';
import { areWithin, hasRefusals, printTable, type Round } from './api/table';
import { requestsOf, type WorkloadName, workloads } from './api/workloads';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    pause: { type: 'string', default: '250' },
    only: { type: 'string' },
    embedded: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const names = (Object.keys(workloads) as WorkloadName[]).filter(
  (name) => !options.only || name === options.only,
);
const contestants = Object.keys(programs) as Contestant[];

// Each round uses its own accounts, so that none reaches its rate limit; the first round is a warm-up.
const accounts = atOnce * names.length * (rounds + 1);

await buildBenchPrograms();
const fill = (db: Parameters<typeof addAccounts>[0]) => addAccounts(db, accounts);
const prepared = options.embedded ? await prepareEmbedded(fill, contestants) : await preparePostgres(fill);
const started: Started[] = [];
const caller = startCaller();
const results: [WorkloadName, Round[]][] = names.map((name) => [name, []]);
try {
  for (const name of contestants)
    started.push(await startContestant(name, prepared.folder, settingsOf(name)));
  for (const path of ['/api/companies/1', '/api/companies/1/products']) await requireEqualAnswers(path);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, [name, kept]] of results.entries()) {
      const measured = await measure(name, round * names.length + index, round);
      if (round > 0) kept.push(measured);
    }
  }
} finally {
  await Promise.all([caller.stop(), ...started.map(({ stop }) => stop())]);
  await prepared.remove();
}
printTable(results);
const hasFailed = hasRefusals(results);
const isWithin = options.embedded || areWithin(results);
process.exit(hasFailed || !isWithin ? 1 : 0);

/** The production settings; for the bare servers the number of accounts. */
function settingsOf(name: Contestant) {
  return {
    ...prepared.settingsFor(name),
    ACCOUNTS: String(accounts),
    SESSION_SECRET: 'a secret for the measurement only',
    DEMO: 'false',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  };
}

/** Measures each server in turn; the order rotates with each round. */
async function measure(name: WorkloadName, slice: number, round: number): Promise<Round> {
  const requests = requestsOf(name, slice, accounts);
  const figures: Round = {};
  for (let turn = 0; turn < started.length; turn += 1) {
    const contestant = started[(turn + round) % started.length]!;
    await pause(Number(options.pause));
    const seconds = round === 0 ? 2 : Number(options.seconds);
    figures[contestant.name] = await caller.call({ port: contestant.port, seconds, requests });
  }
  return Object.fromEntries(contestants.map((name) => [name, figures[name]]));
}

async function requireEqualAnswers(path: string) {
  const headers = { Authorization: `Bearer ${tokenOf(1)}` };
  const [first, ...others] = await Promise.all(
    started.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json()),
  );
  if (!others.every((other) => isDeepStrictEqual(other, first)))
    throw new Error(`The answers to ${path} differ`);
}
