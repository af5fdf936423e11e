// Times in milliseconds (medians) of every list and search with 1,000 to 1,000,000 rows in each table, of many owners
// and of one owner. Limit: 1.5 times the time with 1,000 rows, also at the sizes between, where PostgreSQL may still
// prefer a sequential scan. Writes the query plans of those that exceed it to dist/bench/growth.
// TEST_DATABASE_URL=… npx tsx bench/growth.ts
// Options: --most 100000 (rows) --runs 51 --only enquiries (the beginning of the names)
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from '../scripts/in-project';
import { databaseOf, type GrownDatabase } from './growth/grown-database';
import { type Act, allowedTime, lists } from './growth/lists';
import { fill, giveToOneOwner } from './growth/rows';

const allowed = 1.5;
const { values: options } = parseArgs({
  options: {
    most: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '51' },
    only: { type: 'string', default: '' },
  },
});
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= Number(options.most));
const databases: GrownDatabase[] = [];
const grown: string[] = [];
try {
  for (const size of sizes) {
    const database = await databaseOf(size);
    databases.push(database);
    const started = performance.now();
    await fill(database.pool, size);
    console.log(`${size} rows a table, filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  console.log(`${''.padEnd(56)}${sizes.map((size) => String(size).padStart(9)).join('')}   times (quickest)`);
  await measure(lists.many);
  for (const { pool, size } of databases) await giveToOneOwner(pool, size);
  await measure(lists.one);
} finally {
  for (const database of databases) await database.drop();
}
console.log(grown.length > 0 ? `${grown.length} grow beyond their limit` : 'All within their limits');
process.exit(grown.length > 0 ? 1 : 0);

async function measure(acts: Record<string, Act>) {
  for (const [name, act] of Object.entries(acts)) {
    if (!name.startsWith(options.only)) continue;
    let measured = await growthOf(name, act);
    // Other load on the machine can slow one size; a list that grows does so each time.
    for (let again = 0; again < 2 && !measured.isWithin; again += 1) measured = await growthOf(name, act);
    console.log(measured.line);
    if (!measured.isWithin) await keepPlans(name, act);
  }
}

async function growthOf(name: string, act: Act) {
  const runs = await timesOf(act);
  // The quickest runs are compared, because other load on the machine slows the rest.
  const quickest = runs.map((each) => each[0] as number);
  const slowest = Math.max(...quickest);
  const times = slowest / (quickest[0] ?? Number.NaN);
  const time = allowedTime[name];
  const isWithin = time === undefined ? times <= allowed : slowest <= time;
  const limit = time === undefined ? '' : `  of ${time} ms allowed`;
  const medians = runs.map((each) => each[Math.floor(each.length / 2)] as number);
  const figures = medians.map((median) => median.toFixed(2).padStart(9)).join('');
  const line = `${name.padEnd(56)}${figures}${times.toFixed(2).padStart(8)}${limit}${isWithin ? '' : '  BEYOND'}`;
  return { isWithin, line };
}

/** Sorted times per database. The databases take turns, so that other load on the machine affects all sizes alike. */
async function timesOf(act: Act): Promise<number[][]> {
  const runs = Number(options.runs);
  const times: number[][] = databases.map(() => []);
  for (let run = -5; run < runs; run += 1) {
    for (const [index, { db }] of databases.entries()) {
      const started = performance.now();
      await act(db);
      // The first runs are a warm-up.
      if (run >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return times.map((each) => each.toSorted((left, right) => left - right));
}

async function keepPlans(name: string, act: Act) {
  grown.push(name);
  for (const database of databases) {
    const file = inProject(`dist/bench/growth/${name.replace(/\W+/g, '-')}.${database.size}.txt`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await database.explain(act));
  }
}
