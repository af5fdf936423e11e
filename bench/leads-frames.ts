// Frames per second while the table of 10,000 contacts in LEADMANAGER is scrolled, and while a board of 5,000
// opportunities is scrolled and a card is dragged over it, each several times; beside them, those of a bare table of as many
// cells, scrolled likewise: what the browser reaches on this machine. Fails where half of them are below the limit, or, on
// a machine whose bare table hardly reaches it, below nine tenths of that. The first one includes what a browser does once
// after its start, so it is shown and not taken alone. Needs a machine without other load.
// npm run build && TEST_DATABASE_URL=… npx tsx bench/leads-frames.ts
import { chromium, type Page } from '@playwright/test';
import { freshPostgres } from '../e2e/process/fresh-postgres';
import { dataDirectory, startServer } from '../e2e/process/running-server';
import { preparation } from '../server/features';
import { openPostgres } from '../server/platform/database/postgres/postgres';
import { tokenOf } from './api/accounts';
import { dashboardAddress } from '../shared/leads/sections';
import { addAccounts, addRows } from './leads/rows';

const times = 5;
const shareOfBare = 0.9;
const size = { width: 1440, height: 900 };

const bareRow = `<tr style="height:44px">${'<td>A value of usual length</td>'.repeat(7)}</tr>`;
const bareTable = `data:text/html,<main><table style="width:100%25">${bareRow.repeat(500)}</table></main>`;

const fresh = freshPostgres('leads_frames');
await fresh.create();
const database = await openPostgres(fresh.url, preparation);
await addAccounts(database.db);
await addRows(database.db, { contacts: 10_000, companies: 2_000, opportunities: 7_000 });
await database.close();
const data = dataDirectory();
const server = await startServer({ DATABASE_URL: fresh.url, DATA_DIR: data.path, LOG_LEVEL: 'info' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const page = await browser.newPage({ viewport: size });
// Functions sent to the browser contain this helper, because esbuild, which runs this file, preserves function names.
await page.addInitScript('globalThis.__name = (value) => value');
await page.addInitScript(`localStorage.setItem('auth_token', '${tokenOf(1)}')`);

const measured = [
  {
    name: 'scrolling the table',
    limit: 50,
    measure: () => scrolled(() => page.goto(server.url + dashboardAddress('contacts')), 'row'),
  },
  {
    name: 'scrolling the board',
    limit: 55,
    measure: () => scrolled(() => page.goto(server.url + dashboardAddress('opportunities')), 'listitem'),
  },
  { name: 'dragging on the board', limit: 55, measure: dragged },
];
let isBelow = false;
try {
  const bare = await repeated('scrolling a bare table', () => scrolled(() => page.goto(bareTable), 'row'));
  for (const { name, limit, measure } of measured) {
    const least = Math.min(limit, shareOfBare * bare);
    const median = await repeated(`${name} (${limit})`, measure);
    isBelow ||= median < least;
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  data.remove();
  await fresh.drop();
}
process.exit(isBelow ? 1 : 0);

/** The median of several measurements, which it prints. */
async function repeated(name: string, measure: () => Promise<Frames>): Promise<number> {
  const runs: Frames[] = [];
  for (let run = 0; run < times; run += 1) runs.push(await measure());
  const median = runs.map(({ mean }) => mean).toSorted((a, b) => a - b)[Math.floor(times / 2)] as number;
  const each = runs.map(({ mean }) => mean.toFixed(0)).join(', ');
  const longest = Math.max(...runs.map(({ worst }) => worst)).toFixed(0);
  console.log(
    `${name.padEnd(27)} ${median.toFixed(0)} frames per second (${each}), longest frame ${longest} ms`,
  );
  return median;
}

async function scrolled(open: () => Promise<unknown>, role: 'row' | 'listitem') {
  await open();
  await page.getByRole('main').getByRole(role).nth(8).waitFor();
  await page.mouse.move(size.width / 2, size.height / 2);
  return framesWhile(page, async () => {
    for (let turn = 0; turn < 120; turn += 1) await page.mouse.wheel(0, turn < 80 ? 240 : -240);
  });
}

async function dragged() {
  await page.goto(server.url + dashboardAddress('opportunities'));
  const handle = page.getByRole('main').getByRole('listitem').getByRole('button').first();
  await handle.waitFor();
  const box = await handle.boundingBox();
  if (!box) throw new Error('the card is not on the screen');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  const figures = await framesWhile(page, async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.move(turn % 2 ? 300 : size.width - 350, 300 + turn * 60, { steps: 30 });
    }
  });
  await page.mouse.up();
  return figures;
}

/** The mean number of frames per second, and the longest frame in milliseconds. */
interface Frames {
  mean: number;
  worst: number;
}

/** The frames during some work. */
async function framesWhile(on: Page, work: () => Promise<void>): Promise<Frames> {
  await on.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    const next = (time: number) => {
      frames.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await work();
  const frames = await on.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const lengths = frames.slice(1).map((time, index) => time - (frames[index] as number));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { mean: (lengths.length * 1000) / total, worst: Math.max(...lengths) };
}
