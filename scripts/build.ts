// Builds what `npm start` needs: the client, the server and the snapshot of a fresh database.
import { rmSync, writeFileSync } from 'node:fs';
import { build as vite } from 'vite';
import { checkBudgets, checkPalette, limits } from './budget';
import { builtFolder } from './built-client';
import { bundleServer, runBuilt } from './bundle-server';
import { compressFolder } from './compress';
import { drawIcons } from './icons';
import { prerender } from './pages/prerender';
import { sourceHash, stampFile } from './source-hash';
import { secondsSince, stepsOf } from './steps';
import { viteOptions } from './vite-options';

const start = performance.now();
const step = stepsOf(7);
const sources = sourceHash();
rmSync(stampFile, { force: true });
console.log('Building, about half a minute on two processors');
await step('The server', bundleServer);
// These run as separate processes in parallel with the client: initialising a database takes 800 MB that the process
// would keep.
const snapshot = step('A new database, beside the rest', () => runBuilt('snapshot'));
await step('The client', () => vite(viteOptions));
const samples = step('The sample report as PDF, beside the rest', () => runBuilt('sample-pdfs'));
const { pages, screens } = await step('The public pages', prerender);
await step('Icons and compressed files', () => {
  drawIcons();
  return compressFolder(builtFolder);
});
await step('What a visit loads', async () => {
  await checkBudgets(pages, limits.site);
  await checkBudgets(screens, limits.screens);
  checkPalette();
});
await Promise.all([snapshot, samples]);
writeFileSync(stampFile, sources);
console.log(`Built in ${secondsSince(start)}`);
