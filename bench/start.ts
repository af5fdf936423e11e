// Milliseconds from the start of the built server's process until it is ready, on a new data directory and again on the
// same one: the median of five runs, with limits for a machine with two processors.
// npm run build && npx tsx bench/start.ts
import { dataDirectory, startServer } from '../e2e/process/running-server';

const allowed = { fresh: 10_000, existing: 3_000 };
const times: Record<keyof typeof allowed, number[]> = { fresh: [], existing: [] };

for (let run = 0; run < 5; run += 1) {
  const data = dataDirectory();
  for (const start of ['fresh', 'existing'] as const) {
    const server = await startServer({ DATA_DIR: data.path });
    times[start].push(server.startTime);
    await server.end('SIGTERM');
  }
  data.remove();
}

let isOver = false;
for (const start of ['fresh', 'existing'] as const) {
  const median = times[start].toSorted((left, right) => left - right)[2] ?? Number.NaN;
  const share = median / allowed[start];
  isOver ||= !(share <= 1);
  console.log(`${start}: ${Math.round(median)} ms, ${share.toFixed(2)} of the ${allowed[start]} ms allowed`);
}
process.exit(isOver ? 1 : 0);
