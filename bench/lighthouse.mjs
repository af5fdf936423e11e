// Lighthouse (mobile) on every public page, beside a hand-written static page of the same text, served in the same run.
// npm run build && node bench/lighthouse.mjs [runs] [path …]
// Fails when a page misses what it has to reach.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { inProject } from '../scripts/project-root.mjs';

const [runs = '5', ...chosen] = process.argv.slice(2);
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];
const goals = { performance: 99, worst: 95, others: 100, cls: 0, tbt: 50, lcpOverStatic: 200 };

const data = mkdtempSync(join(tmpdir(), 'quorumia-lighthouse-'));
const { server, url } = await startServer();
const limit = await serveStaticPages();
const list = JSON.parse(readFileSync(inProject('dist/pages/pages.json'), 'utf8'));
const asked = chosen.length > 0 ? chosen : list.pages.map(({ path }) => path);
// Spanish last: whoever was there once is led to the Spanish twin of an English page from then on.
const isSpanish = (path) => Number(/^\/es(\/|$)/.test(path));
const paths = asked.toSorted((left, right) => isSpanish(left) - isSpanish(right));
const failures = [];
const chrome = await launch({ chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium', chromeFlags: flags });
process.once('exit', () => {
  chrome.kill();
  server.kill();
  rmSync(data, { recursive: true, force: true });
});

// Unmeasured: the server still compresses when it is ready, and the browser has things to do when it is new.
for (const site of [limit.url, url, limit.url, url]) await measure(site + paths[0]);
for (const path of paths) {
  const own = [];
  const bare = [];
  // Turn by turn, so that whatever else the machine does falls on both.
  for (let run = 0; run < Number(runs); run += 1) {
    bare.push(await measure(limit.url + path, ['performance']));
    // What is not about time is the same in every run.
    own.push(await measure(url + path, run === 0 ? undefined : ['performance']));
  }
  report(path, own, bare);
}

for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);

/** Twice more when the measurement itself fails, which says nothing about the page. */
async function measure(address, onlyCategories, attempts = 3) {
  const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'silent', onlyCategories });
  if (lhr.runtimeError && attempts > 1) return measure(address, onlyCategories, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const score = (name) => Math.round(lhr.categories[name].score * 100);
  const value = (name) => lhr.audits[name].numericValue;
  return {
    performance: score('performance'),
    others: onlyCategories ? 100 : Math.min(score('accessibility'), score('best-practices'), score('seo')),
    failed: onlyCategories ? [] : failedAudits(lhr),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    lcp: value('largest-contentful-paint'),
  };
}

function failedAudits(lhr) {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

function report(path, own, bare) {
  const of = (list, name) => median(list.map((each) => each[name]));
  const measured = {
    performance: of(own, 'performance'),
    worst: Math.min(...own.map(({ performance }) => performance)),
    others: Math.min(...own.map(({ others }) => others)),
    // As Lighthouse shows it, to three decimals.
    cls: Number(Math.max(...own.map(({ cls }) => cls)).toFixed(3)),
    tbt: of(own, 'tbt'),
    lcpOverStatic: of(own, 'lcp') - of(bare, 'lcp'),
  };
  console.log(
    `${path}: performance ${measured.performance} (worst ${measured.worst}), others ${measured.others}, ` +
      `CLS ${measured.cls}, TBT ${Math.round(measured.tbt)} ms (static ${Math.round(of(bare, 'tbt'))}), ` +
      `LCP ${Math.round(of(own, 'lcp'))} ms (static ${Math.round(of(bare, 'lcp'))})`,
  );
  const missed = Object.entries(goals).filter(([name, goal]) =>
    ['performance', 'worst', 'others'].includes(name) ? measured[name] < goal : measured[name] > goal,
  );
  for (const [name, goal] of missed)
    failures.push(`${path}: ${name} is ${measured[name]}, ${goal} is the goal`);
  const audits = [...new Set(own.flatMap(({ failed }) => failed))];
  if (audits.length > 0) failures.push(`${path}: ${audits.join(', ')}`);
}

function median(values) {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];
}

async function startServer() {
  const child = spawn(process.execPath, [inProject('dist/server/index.js')], {
    env: { PATH: process.env.PATH, PORT: '5083', DATA_DIR: data, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => {
    child.stdout.on('data', (said) => String(said).includes('"ready"') && ready());
  });
  return { server: child, url: 'http://127.0.0.1:5083' };
}

/** The text of each page as somebody would write it by hand who wants nothing but speed: no script, no font, few styles. */
async function serveStaticPages() {
  const server = createServer((request, response) => {
    const { file } = list.pages.find(({ path }) => path === request.url) ?? {};
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.end(brotliCompressSync(bareHtml(readFileSync(inProject(`dist/pages/${file}`), 'utf8'))));
  });
  await new Promise((ready) => server.listen(5084, '127.0.0.1', ready));
  return { url: 'http://127.0.0.1:5084' };
}

function bareHtml(html) {
  const lang = /<html lang="(\w+)"/.exec(html)?.[1];
  const title = /<title>.*?<\/title>/.exec(html)?.[0];
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|svg|form|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<(\w+)(?: [^>]*?)?( href="[^"]*")?(?: [^>]*)?>/g, '<$1$2>');
  const styles = 'body{font:1.1rem/1.6 sans-serif;max-width:42rem;margin:auto;padding:1rem}';
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}<style>${styles}</style>${body}`;
}
