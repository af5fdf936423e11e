// Milliseconds of PDFs from the built worker, on a machine without other load: npx tsx bench/report-pdf.ts
// - a company with 200 items (limit: 2,000): the first PDF of the worker that is ready after the server's
// start, then more; also the longest block of the server's own thread meanwhile, and, for information, a PDF
// requested before the worker is ready
// - the longest report that may be rendered, alone (limit: 10,000)
// - the report of 200 items, requested by another account right after the longest one (limit: twice its time
// alone)
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { lengthOf, longestPdf } from '../server/features/consulting/report/pdf/length';
import type { ReportDocument } from '../server/features/consulting/report/pdf/report-document';
import {
  createReportRenderer,
  type ReportRenderer,
} from '../server/features/consulting/report/pdf/report-renderer';
import { warmUp } from '../server/features/consulting/report/pdf/warm-up';
import { buildReport } from '../shared/consulting/report/build-report';
import { tenCompanies } from '../shared/consulting/report/testing/ten-companies';

const allowed = 2_000;
const allowedForLongest = 10_000;
/** The maximum ratio to the time of the same PDF rendered alone. */
const allowedBeside = 2;
const runs = 9;

const company = tenCompanies.find(({ title }) => title.includes('200 items'));
if (!company) throw new Error('there is no company with 200 items among the ten');
const { data, language } = company;
const given: ReportDocument = {
  language,
  askedAt: new Date(),
  report: { ...buildReport(data, language), language, startsOn: '2026-03-02', createdAt: new Date() },
  snapshot: data,
  swot: {
    strengths: data.strengths.map((item) => ({ ...item, level: item.impact, departmentId: null })),
    weaknesses: data.problems.map((item) => ({ ...item, level: item.priority, departmentId: null })),
    opportunities: [],
    threats: [],
  },
};

const outfile = 'dist/bench/report-worker.js';
await build({
  entryPoints: ['server/features/consulting/report/pdf/report-worker.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
});

const times: number[] = [];
async function measure(name: string, renderer: ReportRenderer, report = given, caller = 'other') {
  const [started, busy] = [performance.now(), process.cpuUsage()];
  const { byteLength } = await renderer.render(report, { caller });
  const time = performance.now() - started;
  const { user, system } = process.cpuUsage(busy);
  const processors = ((user + system) / 1_000).toFixed(0);
  console.log(`${name}: ${time.toFixed(0)} ms, ${processors} ms of processors, ${byteLength} bytes`);
  times.push(time);
  return time;
}

/**
 * Starts to measure how long the server's own thread is held up; `stop` returns the longest, in milliseconds. Each part
 * has a monitor of its own: one that is enabled again counts the time since it was disabled as a delay.
 */
function watchThread() {
  const monitor = monitorEventLoopDelay({ resolution: 5 });
  monitor.enable();
  return {
    stop: () => {
      monitor.disable();
      return monitor.max / 1e6;
    },
  };
}

const beforeLongest = watchThread();
const starting = createReportRenderer(pathToFileURL(outfile));
await measure('asked for as the server starts', starting);
await starting.close();
const ready = createReportRenderer(pathToFileURL(outfile));
await ready.render(warmUp, { caller: 'nobody' });
times.length = 0;
for (let run = 0; run < runs; run += 1) await measure(run === 0 ? 'first' : 'another', ready);
const worst = Math.max(...times);
const alone = times.toSorted((left, right) => left - right)[Math.floor(runs / 2)]!;
await ready.close();
const heldBefore = beforeLongest.stop();

/** A report with the maximum number of problems, the items that take longest to render. */
function longestReport(): ReportDocument {
  const problem = {
    description: 'Slow manual work takes time. '.repeat(30),
    priority: 4,
    departmentId: null,
    hoursPerMonth: null,
    measure: null,
    responsibleId: null,
    strengthIds: [],
  };
  const of = (count: number): ReportDocument => {
    const problems = Array.from({ length: count }, (_, index) => ({ ...problem, id: index + 1 }));
    const snapshot = { ...data, problems };
    return { ...given, snapshot, report: { ...given.report, ...buildReport(snapshot, language) } };
  };
  let count = 10;
  while (lengthOf(of(count + 10)) < longestPdf) count += 10;
  return of(count);
}

const longest = longestReport();
const sinceLongest = watchThread();
const fresh = createReportRenderer(pathToFileURL(outfile));
await Promise.all(['nobody', 'no one'].map((caller) => fresh.render(warmUp, { caller })));
await pause(2_000);
const name = `the longest, of ${longest.snapshot.problems.length} problems`;
const longestTime = await measure(name, fresh, longest, 'first');
let isDone = false;
const underWay = measure(`${name}, meanwhile`, fresh, longest, 'first').finally(() => {
  isDone = true;
});
let beside = 0;
while (!isDone) beside = Math.max(beside, await measure('beside it', fresh));
await underWay;
await fresh.close();
const held = Math.max(heldBefore, sinceLongest.stop());
const ratio = beside / alone;
console.log(`beside the longest: ${ratio.toFixed(2)} times the ${alone.toFixed(0)} ms alone`);
console.log(`the server's thread was held up for ${held.toFixed(0)} ms at most`);
const failures = [
  worst > allowed && `${worst.toFixed(0)} ms is more than the ${allowed} allowed`,
  longestTime > allowedForLongest &&
    `${longestTime.toFixed(0)} ms is more than the ${allowedForLongest} allowed`,
  ratio > allowedBeside && `${ratio.toFixed(2)} times is more than the ${allowedBeside} allowed`,
].filter(Boolean);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exit(1);
console.log(`All within the ${allowed} ms, ${allowedForLongest} ms and ${allowedBeside} times allowed`);
