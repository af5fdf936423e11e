// Draws campaign pictures in the built worker, as a job does, on a machine without other load:
// npx tsx bench/assets.ts
// - milliseconds per picture (limit: 1,000, except for the first, for which the worker starts): every size and layout,
//   long and short texts, with and without photo and logo
// - the worker's memory (RSS, from /proc) after 100 and after 500 pictures (limit: 40 MB more), and its maximum
//   (limit: 450 MB)
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { processTree } from '../e2e/process/process-tree';
import { picturesOf } from '../server/features/marketing/assets/draw-set';
import { createPictureDrawer } from '../server/features/marketing/assets/picture-drawer';
import {
  bakery,
  brands,
  cheerful,
  scarce,
  someLogo,
  somePhoto,
  verbose,
} from '../server/features/marketing/assets/testing/picture-inputs';

const allowed = { time: 1_000, growth: 40, memory: 450 };
const count = 500;
const settled = 100;
/** Milliseconds after which the worker has collected the garbage of its last picture. */
const collecting = 1_500;

const outfile = 'dist/bench/picture-worker.js';
await build({
  entryPoints: ['server/features/marketing/assets/picture-worker.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
});

const [photo, logo] = [await somePhoto(4_000, 3_000), await someLogo()];
const contents = [
  { texts: bakery, colours: brands.petrol },
  { texts: scarce, colours: brands.yellow, logo },
  { texts: verbose, colours: brands.clashing },
  { texts: cheerful, colours: brands.grey, photo, logo },
];
const inputs = contents.flatMap((content) => picturesOf(content));

/** The memory of the worker, the last started child of this process, in megabytes. */
const workerMemory = () => {
  const children = processTree(process.pid).filter(({ pid }) => pid !== process.pid);
  return Math.max(...children.map(({ memory }) => memory)) / (1_024 * 1_024);
};

const drawer = createPictureDrawer(pathToFileURL(outfile));
const times: number[] = [];
let early = 0;
let highest = 0;
for (let index = 0; index < count; index += 1) {
  // Every picture is different, so that nothing can be cached.
  const input = inputs[index % inputs.length]!;
  const company = `${input.texts.company} ${index}`;
  const started = performance.now();
  const outcome = await drawer.draw({ ...input, texts: { ...input.texts, company } }, { caller: 'bench' });
  times.push(performance.now() - started);
  if ('problem' in outcome) throw new Error(JSON.stringify(outcome.problem));
  highest = Math.max(highest, workerMemory());
  if (index + 1 === settled) {
    await pause(collecting);
    early = workerMemory();
  }
}
await pause(collecting);
const late = workerMemory();
await drawer.close();

const [first = 0, ...others] = times;
const sorted = others.toSorted((left, right) => left - right);
const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
console.log(
  `first ${first.toFixed(0)} ms, then median ${at(0.5).toFixed(0)}, p95 ${at(0.95).toFixed(0)}, worst ${at(1).toFixed(0)}`,
);
console.log(
  `memory ${early.toFixed(0)} MB after ${settled}, ${late.toFixed(0)} after ${count}, ${highest.toFixed(0)} at most`,
);
const failures = [
  at(1) > allowed.time && `${at(1).toFixed(0)} ms is more than the ${allowed.time} allowed`,
  late - early > allowed.growth &&
    `${(late - early).toFixed(0)} MB more are more than the ${allowed.growth} allowed`,
  highest > allowed.memory && `${highest.toFixed(0)} MB are more than the ${allowed.memory} allowed`,
].filter(Boolean);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exit(1);
console.log('All within the limits');
