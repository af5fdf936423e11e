// Builds what `npm start` needs: the client, the server and the snapshot of a fresh database.
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { projectRoot } from '../server/platform/project-root';
import { builtFolder } from './built-client';
import { compressFolder } from './compress';
import { drawIcons } from './icons';
import { inProject } from './in-project';
import { prerender } from './prerender';
import { sourceHash, stampFile } from './source-hash';
import { viteOptions } from './vite-options';

console.log('Building …');
await vite(viteOptions);
await prerender();
drawIcons();
compressFolder(builtFolder);
await esbuild({
  absWorkingDir: projectRoot,
  entryPoints: {
    'server/index': 'server/index.ts',
    'server/snapshot': 'server/snapshot.ts',
    'server/sample-pdfs': 'server/sample-pdfs.ts',
    'server/user': 'server/user.ts',
    'server/report-worker': 'server/features/consulting/report/pdf/report-worker.ts',
    'server/picture-worker': 'server/features/marketing/assets/picture-worker.ts',
    'scripts/needs-build': 'scripts/needs-build.ts',
  },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
});

/** Runs a program of the build, and ends the build if it fails. */
const run = (program: string) =>
  new Promise<void>((done) => {
    const child = spawn(process.execPath, [inProject(`dist/server/${program}.js`)], { stdio: 'inherit' });
    child.once('exit', (code) => (code === 0 ? done() : process.exit(1)));
  });

// Each in its own process: initialising a database takes 800 MB of memory that are not released.
await Promise.all([run('snapshot'), run('sample-pdfs')]);
if (!existsSync(inProject('dist/database.tar.gz'))) process.exit(1);
writeFileSync(stampFile, sourceHash());
