// Longest tasks of the page with 500 companies while it loads, scrolls and searches. Needs a running server
// with open registration:
// npx tsx bench/company-list.ts http://localhost:5000
import { chromium, type Page } from '@playwright/test';

const count = 500;
/** The limit in milliseconds: users notice a task of more than twice a long task's 50 ms as a stutter. */
const longest = 100;

const base = process.argv[2] ?? 'http://localhost:5000';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await register(page);
// A string, because the code that tsx generates for a function does not run in a page.
await page.addInitScript(`
  const tasks = [];
  window.takeTasks = () => tasks.splice(0);
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))))
    .observe({ type: 'longtask', buffered: true });
`);

await page.goto(`${base}/consultoria`);
while ((await page.locator('article').count()) < count) await page.waitForTimeout(100);
await tell('loading');
for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, 300);
await page.waitForTimeout(1_000);
await tell('scrolling');
await page.getByRole('searchbox').pressSequentially('company 49', { delay: 80 });
await page.waitForTimeout(1_000);
await tell('searching');
await browser.close();

async function register({ request }: Page) {
  const username = `bench-${Date.now()}`;
  const user = { username, password: `secret-${username}`, name: 'Bench', email: `${username}@example.org` };
  await request.post(`${base}/api/register`, { data: user });
  for (let index = 0; index < count; index += 1) {
    const company = { name: `Company ${index}`, sector: 'Retail', size: 'small', structure: 'simple' };
    const answer = await request.post(`${base}/api/companies`, { data: company });
    if (!answer.ok()) throw new Error(await answer.text());
  }
}

async function tell(act: string) {
  const tasks = await page.evaluate(() => (window as unknown as { takeTasks: () => number[] }).takeTasks());
  const worst = Math.max(0, ...tasks);
  const verdict = worst <= longest ? 'within' : 'BEYOND';
  console.log(`${act}: longest task ${worst || 'under 50'} ms, ${verdict} the ${longest} ms allowed`);
}
