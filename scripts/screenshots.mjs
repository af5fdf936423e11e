// Pictures of the real thing for the README: `node scripts/screenshots.mjs http://localhost:5000`, on a demo server.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inProject } from './project-root.mjs';

const base = process.argv[2] ?? 'http://localhost:5000';
const folder = inProject('docs/screenshots');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

async function take(
  name,
  path,
  { language = 'en', theme = 'light', width = 1280, height = 800, signedIn = false } = {},
) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.addInitScript(
    ([storedLanguage, storedTheme]) => {
      localStorage.setItem('language', storedLanguage);
      localStorage.setItem('theme', storedTheme);
    },
    [language, theme],
  );
  if (signedIn) {
    await page.request.post(`${base}/api/login`, { data: { username: 'demo', password: 'demo-quorumia' } });
  }
  await page.goto(base + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}

await take('home-en', '/');
await take('home-phone-es', '/es', { language: 'es', width: 390, height: 844 });
await take('companies-dark', '/consultoria', { theme: 'dark', signedIn: true });
await take('report-es', '/empresa/1/report', { language: 'es', signedIn: true, height: 1200 });
await take('algorithmia-en', '/algorithmia');
await take('break-even-es', '/es/solutions/break-even', { language: 'es', height: 1200 });
await browser.close();
