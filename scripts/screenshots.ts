// Screenshots for the README, taken from a demo server: npx tsx scripts/screenshots.ts http://localhost:5000
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inProject } from './in-project';

interface Picture {
  name: string;
  path: string;
  language?: string;
  theme?: string;
  width?: number;
  height?: number;
  signedIn?: boolean;
}

const pictures: Picture[] = [
  { name: 'home-en', path: '/' },
  { name: 'home-phone-es', path: '/es', language: 'es', width: 390, height: 844 },
  { name: 'companies-dark', path: '/consultoria', theme: 'dark', signedIn: true },
  { name: 'report-es', path: '/empresa/1/report', language: 'es', signedIn: true, height: 1200 },
];

const base = process.argv[2] ?? 'http://localhost:5000';
const folder = inProject('docs/screenshots');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const picture of pictures) await take(picture);
await browser.close();

async function take({
  name,
  path,
  language = 'en',
  theme = 'light',
  width = 1280,
  height = 800,
  signedIn = false,
}: Picture) {
  const stored = Object.entries({ language, theme }).map(([key, value]) => ({ name: key, value }));
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: new URL(base).origin, localStorage: stored }] },
  });
  if (signedIn) {
    await page.request.post(`${base}/api/login`, { data: { username: 'demo', password: 'demo-quorumia' } });
  }
  await page.goto(base + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
