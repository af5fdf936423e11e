// Lighthouse (mobile) on every public page, compared with a hand-written static page of the same text in the
// same run. Fails if a page misses its target.
// npm run build && npx tsx bench/lighthouse.ts [runs] [path …]
import { dataDirectory, startServer } from '../e2e/process/running-server';
import { median, openBrowser, type Run } from './lighthouse/browser';
import { openPhone } from './lighthouse/largest-paint';
import { behindSlowWire } from './lighthouse/slow-wire';
import { builtPages, serveStaticPages } from './static-pages';

/** Scores. */
const atLeast = { performance: 99, worst: 95, others: 100 };
/** Times in milliseconds. */
const atMost = { cls: 0, tbt: 50, lcpOverStatic: 200, seenOverStatic: 100 };

const [runs = '5', ...chosen] = process.argv.slice(2);
const data = dataDirectory();
const server = await startServer({ DATA_DIR: data.path, LOG_LEVEL: 'info' });
const staticUrl = await serveStaticPages();
const [slowStaticUrl, slowUrl] = [await behindSlowWire(staticUrl), await behindSlowWire(server.url)];
const asked = chosen.length > 0 ? chosen : builtPages.map(({ path }) => path);
// Spanish pages come last: after a visit to one, an English page redirects to its Spanish address.
const isSpanish = (path: string) => Number(/^\/es(\/|$)/.test(path));
const paths = asked.toSorted((left, right) => isSpanish(left) - isSpanish(right));
const failures: string[] = [];
const { measure, close } = await openBrowser();
const phone = await openPhone();

// A warm-up that is not counted: the server still compresses pages after its start, and a new browser is busy.
for (const site of [staticUrl, server.url, staticUrl, server.url]) await measure(site + paths[0]);
for (const path of paths) {
  const own: Run[] = [];
  const bare: Run[] = [];
  const seen = { own: [] as number[], bare: [] as number[] };
  // Alternates between the two pages, so that other load on the machine affects both.
  for (let run = 0; run < Number(runs); run += 1) {
    bare.push(await measure(staticUrl + path, ['performance']));
    // Categories without timing give the same result in every run.
    own.push(await measure(server.url + path, run === 0 ? undefined : ['performance']));
  }
  for (let run = 0; run < 2 * Number(runs); run += 1) {
    seen.bare.push(await phone.largestPaint(slowStaticUrl + path));
    seen.own.push(await phone.largestPaint(slowUrl + path));
  }
  report(path, own, bare, { own: median(seen.own), bare: median(seen.bare) });
}

for (const failure of failures) console.error(failure);
close();
await phone.close();
await server.end('SIGTERM');
data.remove();
process.exit(failures.length > 0 ? 1 : 0);

function report(path: string, own: Run[], bare: Run[], seen: { own: number; bare: number }) {
  const performance = own.map((run) => run.performance);
  const lcp = { own: median(own.map((run) => run.lcp)), bare: median(bare.map((run) => run.lcp)) };
  const scores = {
    performance: median(performance),
    worst: Math.min(...performance),
    others: Math.min(...own.map((run) => run.others)),
  };
  const times = {
    // Rounded to three decimals, as in Lighthouse.
    cls: Number(Math.max(...own.map((run) => run.cls)).toFixed(3)),
    tbt: median(own.map((run) => run.tbt)),
    lcpOverStatic: lcp.own - lcp.bare,
    seenOverStatic: seen.own - seen.bare,
  };
  console.log(
    `${path}: performance ${scores.performance} (worst ${scores.worst}), others ${scores.others}, ` +
      `CLS ${times.cls}, TBT ${Math.round(times.tbt)} ms (static ${Math.round(median(bare.map((run) => run.tbt)))}), ` +
      `LCP ${Math.round(lcp.own)} ms (static ${Math.round(lcp.bare)}), ` +
      `behind a slow wire ${Math.round(seen.own)} ms (static ${Math.round(seen.bare)})`,
  );
  const miss = (name: string, value: number, goal: number) =>
    failures.push(`${path}: ${name} is ${value}, ${goal} is the goal`);
  for (const [name, goal] of goalsOf(atLeast)) if (scores[name] < goal) miss(name, scores[name], goal);
  for (const [name, goal] of goalsOf(atMost)) if (times[name] > goal) miss(name, times[name], goal);
  const audits = [...new Set(own.flatMap(({ failed }) => failed))];
  if (audits.length > 0) failures.push(`${path}: ${audits.join(', ')}`);
}

function goalsOf<Name extends string>(goals: Record<Name, number>) {
  return Object.entries(goals) as [Name, number][];
}
