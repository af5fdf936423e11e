// Lighthouse (mobile) on the sign-in screens and, signed in with an empty cache, on the screens of the consulting
// portal; and the time from a click to the next screen. Fails if a screen misses its target.
// npm run build && npx tsx bench/lighthouse-screens.ts [runs] [path …]
import { chromium, type Page } from '@playwright/test';
import { dataDirectory, startServer } from '../e2e/process/running-server';
import { demoAccount } from '../server/features/auth/demo-account';
import { median, openBrowser, type Run } from './lighthouse/browser';

/** Times in milliseconds. */
interface Limits {
  performance: number;
  lcp: number;
  cls: number;
}
const signIn: Limits = { performance: 98, lcp: 1_200, cls: 0 };
const portal: Limits = { performance: 0, lcp: 2_000, cls: 0.02 };
/**
 * Its largest text is in the report, which is rendered from stored data once all scripts of a portal page are loaded.
 */
const report: Limits = { ...portal, lcp: 4_000 };
const screens: [path: string, limits: Limits][] = [
  ['/auth', signIn],
  ['/auth?tab=register', signIn],
  ['/comercia-auth', signIn],
  ['/leadmanager', signIn],
  ['/consultoria', portal],
  ['/empresa/1', portal],
  ['/empresa/1/report', report],
];
const toSkeleton = 100;

const [runs = '5', ...chosen] = process.argv.slice(2);
const data = dataDirectory();
const server = await startServer({ DATA_DIR: data.path, LOG_LEVEL: 'info', DEMO: 'true' });
const { measure, port, close } = await openBrowser();
const driver = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
const failures: string[] = [];
const asked = screens.filter(([path]) => chosen.length === 0 || chosen.includes(path));

// A warm-up that is not counted: the server still compresses pages after its start, and a new browser is busy.
for (let run = 0; run < 3; run += 1) await measure(`${server.url}/auth`, ['performance']);
for (const [path, limits] of asked.filter(([, limits]) => limits === signIn)) await judge(path, limits);
await signInAsDemo();
for (const [path, limits] of asked.filter(([, limits]) => limits !== signIn)) await judge(path, limits);
if (chosen.length === 0) await judgeClick();

for (const failure of failures) console.error(failure);
await driver.close();
close();
await server.end('SIGTERM');
data.remove();
process.exit(failures.length > 0 ? 1 : 0);

async function judge(path: string, limits: Limits) {
  const loads: Run[] = [];
  for (let run = 0; run < Number(runs); run += 1)
    loads.push(await measure(server.url + path, ['performance']));
  const of = (name: 'performance' | 'lcp' | 'cls' | 'tbt') => median(loads.map((run) => run[name]));
  const cls = Number(of('cls').toFixed(3));
  console.log(
    `${path}: performance ${of('performance')}, LCP ${Math.round(of('lcp'))} ms, CLS ${cls}, TBT ${Math.round(of('tbt'))} ms`,
  );
  if (of('performance') < limits.performance)
    failures.push(`${path}: performance below ${limits.performance}`);
  if (of('lcp') > limits.lcp) failures.push(`${path}: LCP above ${limits.lcp} ms`);
  if (cls > limits.cls) failures.push(`${path}: CLS above ${limits.cls}`);
}

/** Sets the session cookie and the token in the browser that Lighthouse uses. */
async function signInAsDemo() {
  const page = await pageOf();
  await page.goto(`${server.url}/auth`);
  const { username, password } = demoAccount;
  const answer = await page.request.post(`${server.url}/api/login`, { data: { username, password } });
  const { token } = (await answer.json()) as { token: string };
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  await page.close();
}

/** Measures the time from a click in the list of companies to the first frame of the company's screen. */
async function judgeClick() {
  const page = await pageOf();
  // Functions sent to the browser contain this helper, because esbuild, which runs this file, preserves function names.
  await page.addInitScript('globalThis.__name = (value) => value');
  // A page in the background draws no frames.
  await page.bringToFront();
  const times: number[] = [];
  for (let run = 0; run < Number(runs); run += 1) {
    await page.goto(`${server.url}/consultoria`);
    const link = page.locator('main a[href^="/empresa/"]').first();
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const listed = document.querySelector('main a[href^="/empresa/"]');
      addEventListener('click', ({ timeStamp }) => {
        // The list has gone, and the next screen or its skeleton has a size.
        const shown = () => !listed?.isConnected && (document.querySelector('main')?.offsetHeight ?? 0) > 200;
        const watch = () => {
          if (shown()) document.documentElement.dataset.took = String(performance.now() - timeStamp);
          else requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      });
    });
    await link.click();
    await page.waitForFunction(() => document.documentElement.dataset.took);
    times.push(Number(await page.evaluate(() => document.documentElement.dataset.took)));
  }
  await page.close();
  console.log(`from the companies to a company: ${Math.round(median(times))} ms to its first frame`);
  if (median(times) > toSkeleton) failures.push(`the next screen takes more than ${toSkeleton} ms`);
}

async function pageOf(): Promise<Page> {
  const [context] = driver.contexts();
  if (!context) throw new Error('the browser has no context');
  return context.newPage();
}
