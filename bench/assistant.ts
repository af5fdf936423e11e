// The time in which a sentence is understood in an account with 10,000 contacts, 2,000 companies and 5,000
// opportunities: each sentence of the evaluation set over HTTP, one after another, without the account's rate limit.
// Their names are mostly those of another world, so that most are looked for once more with a slip.
// npm run build && TEST_DATABASE_URL=… npx tsx bench/assistant.ts
// Options: --embedded: the embedded database; --rounds 3; --few: names of a tenth of all contacts each
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assistantApi } from '../shared/assistant/endpoints';
import { english } from '../server/features/assistant/testing/utterances.en';
import { spanish } from '../server/features/assistant/testing/utterances.es';
import { tokenOf } from './api/accounts';
import { buildBenchPrograms } from './api/contestants';
import { startFilled } from './leads/filled';
import { usualNames } from './leads/rows';

const { values: options } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    few: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
  },
});

/** Milliseconds in which 95 of 100 sentences are understood. */
const limit = 50;
const size = { contacts: 10_000, companies: 2_000, opportunities: 5_000 };

const folder = mkdtempSync(join(tmpdir(), 'quorumia-bench-'));
await buildBenchPrograms();
const server = await startFilled(
  'assistant',
  size,
  folder,
  options.embedded,
  options.few ? undefined : usualNames,
);

async function timeOf({ say, portal }: { say: string; portal?: string }): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${server.port}${assistantApi.parse.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokenOf(1)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: say, portal }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${say}: ${answer.status} ${text}`);
  return performance.now() - start;
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] as number;

let best = Number.POSITIVE_INFINITY;
try {
  const sentences = [...english, ...spanish];
  // The best round, because other load on the machine can slow one; the first warms up.
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    const times: number[] = [];
    for (const sentence of sentences) times.push(await timeOf(sentence));
    if (round === 0) continue;
    const [median, p95] = [at(times, 0.5), at(times, 0.95)];
    console.log(
      `${sentences.length} sentences: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (limit ${limit}), most ${at(times, 1).toFixed(1)} ms`,
    );
    best = Math.min(best, p95);
  }
} finally {
  await server.remove();
  rmSync(folder, { recursive: true });
}
console.log(best > limit ? 'Beyond its limit' : 'Within its limit');
process.exit(best > limit ? 1 : 0);
